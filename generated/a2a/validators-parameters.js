// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addOwnTaskMessage_path = validate20;
const schema31 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_path"};
const schema32 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/a2a/Id"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_path = validate21;
const schema33 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/addTaskArtifact_path"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_path = validate22;
const schema35 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/addTaskMessage_path"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_query = validate23;
const schema37 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/callAgent_query"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate23.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_path = validate24;
const schema38 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/callAgent_path"};
const schema39 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/a2a/HandleReference"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate24.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate24.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_headers = validate25;
const schema40 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096},"last-event-id":{"type":"string","maxLength":64}},"$id":"https://parley.invalid/a2a/operations/callAgent_headers"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate25.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate25.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate25.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate25.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["last-event-id"] !== undefined){
let data2 = data["last-event-id"];
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate25.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["last-event-id"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate25.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true,"last-event-id":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_path = validate26;
const schema41 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/cancelOwnTask_path"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_path = validate27;
const schema43 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/cancelTask_path"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_path = validate28;
const schema45 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/changeTaskStatus_path"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_path = validate29;
const schema47 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/getAgentCard_path"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate29.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate29.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_query = validate30;
const schema49 = {"type":"object","required":[],"properties":{"historyLength":{"type":"integer","minimum":0,"maximum":2147483647}},"$id":"https://parley.invalid/a2a/operations/getOwnTask_query"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.historyLength !== undefined){
let data0 = data.historyLength;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
validate30.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["historyLength"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate30.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate30.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_path = validate31;
const schema50 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/getOwnTask_path"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_query = validate32;
const schema52 = {"type":"object","required":[],"properties":{"historyLength":{"type":"integer","minimum":0,"maximum":2147483647}},"$id":"https://parley.invalid/a2a/operations/getTask_query"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.historyLength !== undefined){
let data0 = data.historyLength;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))){
coerced0 = +data0;
}
else {
validate32.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["historyLength"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"#/properties/historyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_path = validate33;
const schema53 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/getTask_path"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_path = validate34;
const schema55 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_path"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate34.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate34.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate34.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate34.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_query = validate35;
const schema57 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpCancelTask_query"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate35.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate35.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_path = validate36;
const schema58 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpCancelTask_path"};
const schema60 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/a2a/OpaqueId"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate36.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate36.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate36.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_headers = validate37;
const schema61 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpCancelTask_headers"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate37.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate37.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate37.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate37.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_query = validate38;
const schema62 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_query"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate38.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate38.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_path = validate39;
const schema63 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_path"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate39.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate39.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate39.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate39.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_headers = validate40;
const schema66 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_headers"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate40.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate40.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate40.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate40.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_query = validate41;
const schema67 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_query"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate41.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate41.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_path = validate42;
const schema68 = {"type":"object","required":["handle","id","configId"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"configId":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_path"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.configId === undefined) && (missing0 = "configId"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate42.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate42.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate42.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate42.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configId !== undefined){
let data2 = data.configId;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate42.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["configId"] = coerced2;
}
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate42.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate42.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate42.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"handle":true,"id":true,"configId":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_headers = validate43;
const schema72 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_headers"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate43.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate43.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate43.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate43.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_query = validate44;
const schema73 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_query"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate44.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate44.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_path = validate45;
const schema74 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_path"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate45.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate45.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate45.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate45.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_headers = validate46;
const schema76 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_headers"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate46.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate46.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate46.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate46.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_query = validate47;
const schema77 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"}},"$id":"https://parley.invalid/a2a/operations/httpGetTask_query"};
const schema78 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"https://parley.invalid/a2a/HistoryLength"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate47.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate47.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historyLength !== undefined){
let data1 = data.historyLength;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
validate47.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["historyLength"] = coerced1;
}
}
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate47.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate47.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"A2A-Version":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_path = validate48;
const schema79 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpGetTask_path"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate48.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate48.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate48.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate48.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_headers = validate49;
const schema82 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpGetTask_headers"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate49.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate49.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate49.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate49.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_query = validate50;
const schema83 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_query"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate50.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate50.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_path = validate51;
const schema84 = {"type":"object","required":["handle","id","configId"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"configId":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_path"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.configId === undefined) && (missing0 = "configId"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate51.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate51.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate51.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate51.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configId !== undefined){
let data2 = data.configId;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate51.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["configId"] = coerced2;
}
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate51.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate51.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate51.errors = [{instancePath:instancePath+"/configId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"handle":true,"id":true,"configId":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_headers = validate52;
const schema88 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_headers"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate52.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate52.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate52.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate52.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_query = validate53;
const schema89 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512}},"$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_query"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate53.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate53.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data1 = data.pageSize;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))){
coerced1 = +data1;
}
else {
validate53.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["pageSize"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data2 = data.pageToken;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate53.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["pageToken"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate53.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"A2A-Version":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_path = validate54;
const schema90 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_path"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate54.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate54.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate54.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate54.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate54.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_headers = validate55;
const schema93 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_headers"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate55.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate55.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate55.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_query = validate56;
const schema94 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"statusTimestampAfter":{"type":"string","format":"date-time"},"includeArtifacts":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/httpListTasks_query"};
const schema96 = {"type":"string","enum":["TASK_STATE_SUBMITTED","TASK_STATE_WORKING","TASK_STATE_INPUT_REQUIRED","TASK_STATE_AUTH_REQUIRED","TASK_STATE_COMPLETED","TASK_STATE_FAILED","TASK_STATE_CANCELED","TASK_STATE_REJECTED"],"$id":"https://parley.invalid/a2a/TaskState"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate56.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextId !== undefined){
let data1 = data.contextId;
const _errs3 = errors;
const _errs4 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["contextId"] = coerced1;
}
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate56.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate56.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate56.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["status"] = coerced2;
}
}
}
if(!((((((((data2 === "TASK_STATE_SUBMITTED") || (data2 === "TASK_STATE_WORKING")) || (data2 === "TASK_STATE_INPUT_REQUIRED")) || (data2 === "TASK_STATE_AUTH_REQUIRED")) || (data2 === "TASK_STATE_COMPLETED")) || (data2 === "TASK_STATE_FAILED")) || (data2 === "TASK_STATE_CANCELED")) || (data2 === "TASK_STATE_REJECTED"))){
validate56.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
validate56.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["pageSize"] = coerced3;
}
}
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate56.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs11 = errors;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["pageToken"] = coerced4;
}
}
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) > 512){
validate56.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historyLength !== undefined){
let data5 = data.historyLength;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data5 === null
              || (dataType5 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced5 = +data5;
}
else {
validate56.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["historyLength"] = coerced5;
}
}
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusTimestampAfter !== undefined){
let data6 = data.statusTimestampAfter;
const _errs16 = errors;
if(typeof data6 !== "string"){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data6;
}
else if(data6 === null){
coerced6 = "";
}
else {
validate56.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["statusTimestampAfter"] = coerced6;
}
}
}
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate56.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeArtifacts !== undefined){
let data7 = data.includeArtifacts;
const _errs18 = errors;
if(typeof data7 !== "boolean"){
let coerced7 = undefined;
if(!(coerced7 !== undefined)){
if(data7 === "false" || data7 === 0 || data7 === null){
coerced7 = false;
}
else if(data7 === "true" || data7 === 1){
coerced7 = true;
}
else {
validate56.errors = [{instancePath:instancePath+"/includeArtifacts",schemaPath:"#/properties/includeArtifacts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["includeArtifacts"] = coerced7;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"A2A-Version":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_path = validate57;
const schema98 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/httpListTasks_path"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate57.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate57.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate57.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate57.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_headers = validate58;
const schema100 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpListTasks_headers"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate58.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate58.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate58.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate58.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_query = validate59;
const schema101 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_query"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate59.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate59.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_path = validate60;
const schema102 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_path"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate60.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate60.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate60.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate60.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_headers = validate61;
const schema105 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096},"last-event-id":{"type":"string","maxLength":64}},"$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_headers"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate61.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate61.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate61.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate61.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["last-event-id"] !== undefined){
let data2 = data["last-event-id"];
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate61.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["last-event-id"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate61.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true,"last-event-id":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_query = validate62;
const schema106 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpSendMessage_query"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate62.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate62.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_path = validate63;
const schema107 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/httpSendMessage_path"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate63.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate63.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate63.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate63.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_headers = validate64;
const schema109 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpSendMessage_headers"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate64.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate64.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate64.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate64.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_query = validate65;
const schema110 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_query"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate65.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate65.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_path = validate66;
const schema111 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"}},"$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_path"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_headers = validate67;
const schema113 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096}},"$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_headers"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate67.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate67.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate67.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate67.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_query = validate68;
const schema114 = {"type":"object","required":[],"properties":{"A2A-Version":{"type":"string","maxLength":32}},"$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_query"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["A2A-Version"] !== undefined){
let data0 = data["A2A-Version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate68.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["A2A-Version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate68.errors = [{instancePath:instancePath+"/A2A-Version",schemaPath:"#/properties/A2A-Version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"A2A-Version":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_path = validate69;
const schema115 = {"type":"object","required":["handle","id"],"properties":{"handle":{"$ref":"https://parley.invalid/a2a/HandleReference"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_path"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.id === undefined) && (missing0 = "id"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate69.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["handle"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate69.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate69.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"handle":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_headers = validate70;
const schema118 = {"type":"object","required":[],"properties":{"a2a-version":{"type":"string","maxLength":32},"a2a-extensions":{"type":"string","maxLength":4096},"last-event-id":{"type":"string","maxLength":64}},"$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_headers"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_headers" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["a2a-version"] !== undefined){
let data0 = data["a2a-version"];
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a2a-version"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 32){
validate70.errors = [{instancePath:instancePath+"/a2a-version",schemaPath:"#/properties/a2a-version/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["a2a-extensions"] !== undefined){
let data1 = data["a2a-extensions"];
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["a2a-extensions"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate70.errors = [{instancePath:instancePath+"/a2a-extensions",schemaPath:"#/properties/a2a-extensions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["last-event-id"] !== undefined){
let data2 = data["last-event-id"];
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate70.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["last-event-id"] = coerced2;
}
}
}
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate70.errors = [{instancePath:instancePath+"/last-event-id",schemaPath:"#/properties/last-event-id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"a2a-version":true,"a2a-extensions":true,"last-event-id":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_query = validate71;
const schema119 = {"type":"object","required":[],"properties":{"contextId":{"type":"string","minLength":1,"maxLength":256,"x-well-formed":true},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/a2a/operations/listOwnTasks_query"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.contextId !== undefined){
let data0 = data.contextId;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["contextId"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate71.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate71.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate71.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["status"] = coerced1;
}
}
}
if(!((((((((data1 === "TASK_STATE_SUBMITTED") || (data1 === "TASK_STATE_WORKING")) || (data1 === "TASK_STATE_INPUT_REQUIRED")) || (data1 === "TASK_STATE_AUTH_REQUIRED")) || (data1 === "TASK_STATE_COMPLETED")) || (data1 === "TASK_STATE_FAILED")) || (data1 === "TASK_STATE_CANCELED")) || (data1 === "TASK_STATE_REJECTED"))){
validate71.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
let data2 = data.cursor;
const _errs6 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate71.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate71.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate71.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate71.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.limit;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced3 = +data3;
}
else {
validate71.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["limit"] = coerced3;
}
}
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate71.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"contextId":true,"status":true,"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_query = validate72;
const schema121 = {"type":"object","required":[],"properties":{"role":{"type":"string","enum":["requester","worker"],"default":"requester"},"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_query"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
data.role = "requester";
}
if(data.limit === undefined){
data.limit = 50;
}
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["role"] = coerced0;
}
}
}
if(!((data0 === "requester") || (data0 === "worker"))){
validate72.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema121.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
if(data.cursor !== undefined){
let data1 = data.cursor;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate72.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["cursor"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate72.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate72.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate72.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data2 = data.limit;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 === "boolean" || data2 === null
              || (dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))){
coerced2 = +data2;
}
else {
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["limit"] = coerced2;
}
}
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"role":true,"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_path = validate73;
const schema122 = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"$ref":"https://parley.invalid/a2a/Id"}},"$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_path"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agent_id === undefined) && (missing0 = "agent_id")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent_id !== undefined){
let data0 = data.agent_id;
const _errs2 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate73.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/a2a/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["agent_id"] = coerced0;
}
}
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/a2a/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate73.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/a2a/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"agent_id":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_query = validate74;
const schema124 = {"type":"object","required":[],"properties":{"role":{"type":"string","enum":["requester","worker"],"default":"requester"},"contextId":{"type":"string","minLength":1,"maxLength":256,"x-well-formed":true},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/a2a/operations/listTasks_query"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
data.role = "requester";
}
if(data.limit === undefined){
data.limit = 50;
}
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["role"] = coerced0;
}
}
}
if(!((data0 === "requester") || (data0 === "worker"))){
validate74.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema124.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
if(data.contextId !== undefined){
let data1 = data.contextId;
const _errs3 = errors;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["contextId"] = coerced1;
}
}
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate74.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate74.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate74.errors = [{instancePath:instancePath+"/contextId",schemaPath:"#/properties/contextId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["status"] = coerced2;
}
}
}
if(!((((((((data2 === "TASK_STATE_SUBMITTED") || (data2 === "TASK_STATE_WORKING")) || (data2 === "TASK_STATE_INPUT_REQUIRED")) || (data2 === "TASK_STATE_AUTH_REQUIRED")) || (data2 === "TASK_STATE_COMPLETED")) || (data2 === "TASK_STATE_FAILED")) || (data2 === "TASK_STATE_CANCELED")) || (data2 === "TASK_STATE_REJECTED"))){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
let data3 = data.cursor;
const _errs8 = errors;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
validate74.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["cursor"] = coerced3;
}
}
}
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate74.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate74.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate74.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data4 = data.limit;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data4 === null
              || (dataType4 === "string" && data4 && data4 == +data4 && !(data4 % 1))){
coerced4 = +data4;
}
else {
validate74.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["limit"] = coerced4;
}
}
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
validate74.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate74.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"role":true,"contextId":true,"status":true,"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};
