// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addParticipant_path = validate20;
const schema31 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/addParticipant_path"};
const schema32 = {"type":"string","description":"An opaque id. Only its prefix is part of the interface.","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Id"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_path" */;
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
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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

export const blockHandle_path = validate21;
const schema33 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/operations/blockHandle_path"};
const schema34 = {"type":"string","description":"A handle to look up. One that nobody has is not found, whatever its form.","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/HandleReference"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_path" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_path = validate22;
const schema35 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/operations/createSignInLink_path"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_path" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate22.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_path = validate23;
const schema37 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/deleteWebhook_path"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate23.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_path = validate24;
const schema39 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/getChat_path"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_path" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
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
validate24.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_path = validate25;
const schema41 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/getOwnChat_path"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
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
validate25.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnedAgent_path = validate26;
const schema43 = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/getOwnedAgent_path"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_path" */;
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
if((data.agent_id === undefined) && (missing0 = "agent_id")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate26.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate26.evaluated = {"props":{"agent_id":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_path = validate27;
const schema45 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/getWebhook_path"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_path" */;
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
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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

export const listBlockedHandles_query = validate28;
const schema47 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listBlockedHandles_query"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate28.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate28.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate28.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate28.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate28.evaluated = {"props":{"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listChats_query = validate29;
const schema48 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"kind":{"$ref":"https://parley.invalid/extensions/ChatKind"}},"$id":"https://parley.invalid/extensions/operations/listChats_query"};
const schema49 = {"type":"string","description":"Fixed when the chat is made. A chat of two parties is direct; a group that shrinks to two stays a group.","enum":["direct","group"],"$id":"https://parley.invalid/extensions/ChatKind"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate29.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate29.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
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
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["kind"] = coerced2;
}
}
}
if(!((data2 === "direct") || (data2 === "group"))){
validate29.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"cursor":true,"limit":true,"kind":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_query = validate30;
const schema50 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listDeadLetters_query"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate30.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate30.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate30.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate30.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate30.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate30.evaluated = {"props":{"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_path = validate31;
const schema51 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/listDeadLetters_path"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_path" */;
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
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate31.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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

export const listOwnChats_query = validate32;
const schema53 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"kind":{"$ref":"https://parley.invalid/extensions/ChatKind"}},"$id":"https://parley.invalid/extensions/operations/listOwnChats_query"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate32.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate32.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate32.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate32.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
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
validate32.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["kind"] = coerced2;
}
}
}
if(!((data2 === "direct") || (data2 === "group"))){
validate32.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"cursor":true,"limit":true,"kind":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_query = validate33;
const schema55 = {"type":"object","required":[],"properties":{"after":{"type":"integer","minimum":0,"maximum":9007199254740991,"default":0},"timeout":{"type":"integer","minimum":0,"maximum":30,"default":0},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listOwnEvents_query"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_query" */;
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
if(data.after === undefined){
data.after = 0;
}
if(data.timeout === undefined){
data.timeout = 0;
}
if(data.limit === undefined){
data.limit = 50;
}
let data0 = data.after;
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
validate33.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["after"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
if(valid0){
let data1 = data.timeout;
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
validate33.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["timeout"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 30 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate33.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate33.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate33.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"after":true,"timeout":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_query = validate34;
const schema56 = {"type":"object","required":[],"properties":{"limit":{"type":"integer","minimum":1,"maximum":100,"default":50},"before_sequence":{"type":"integer","minimum":1,"maximum":9007199254740991}},"$id":"https://parley.invalid/extensions/operations/listOwnMessages_query"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
let data0 = data.limit;
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
validate34.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["limit"] = coerced0;
}
}
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
if(valid0){
if(data.before_sequence !== undefined){
let data1 = data.before_sequence;
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
validate34.errors = [{instancePath:instancePath+"/before_sequence",schemaPath:"#/properties/before_sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["before_sequence"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/before_sequence",schemaPath:"#/properties/before_sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/before_sequence",schemaPath:"#/properties/before_sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"limit":true,"before_sequence":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_path = validate35;
const schema57 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/listOwnMessages_path"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate35.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate35.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate35.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgents_query = validate36;
const schema59 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listOwnedAgents_query"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate36.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate36.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate36.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate36.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate36.evaluated = {"props":{"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_query = validate37;
const schema60 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_query"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate37.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate37.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate37.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate37.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate37.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate37.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate37.evaluated = {"props":{"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_path = validate38;
const schema61 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_path"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate38.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_query = validate39;
const schema63 = {"type":"object","required":[],"properties":{"cursor":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"limit":{"type":"integer","minimum":1,"maximum":100,"default":50}},"$id":"https://parley.invalid/extensions/operations/listWebhooks_query"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_query" */;
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
if(data.limit === undefined){
data.limit = 50;
}
if(data.cursor !== undefined){
let data0 = data.cursor;
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
validate39.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["cursor"] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate39.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate39.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate39.errors = [{instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
let data1 = data.limit;
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
validate39.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
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
validate39.evaluated = {"props":{"cursor":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_path = validate40;
const schema64 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/markOwnDelivered_path"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
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
validate40.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_path = validate41;
const schema66 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/markOwnRead_path"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate41.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_path = validate42;
const schema68 = {"type":"object","required":["id","event_id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"},"event_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_path"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_path" */;
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
if(((data.id === undefined) && (missing0 = "id")) || ((data.event_id === undefined) && (missing0 = "event_id"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
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
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate42.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
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
if(data.event_id !== undefined){
let data1 = data.event_id;
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
validate42.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["event_id"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate42.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"id":true,"event_id":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_path = validate43;
const schema71 = {"type":"object","required":["id","handle"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/operations/removeParticipant_path"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_path" */;
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
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
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
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate43.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
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
if(data.handle !== undefined){
let data1 = data.handle;
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
validate43.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["handle"] = coerced1;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate43.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate43.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate43.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"id":true,"handle":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_path = validate44;
const schema74 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/renameChat_path"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate44.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate44.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_path = validate45;
const schema76 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_path"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_path" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate45.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
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
validate45.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_path = validate46;
const schema78 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/sendOwnMessage_path"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_path" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
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
validate46.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_path = validate47;
const schema80 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/operations/setHandleStatus_path"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_path" */;
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
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate47.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate47.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate47.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate47.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_path = validate48;
const schema82 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/setOwnTyping_path"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_path" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
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
validate48.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_path = validate49;
const schema84 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/operations/unblockHandle_path"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_path" */;
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
let missing0;
if((data.handle === undefined) && (missing0 = "handle")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate49.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate49.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_path = validate50;
const schema86 = {"type":"object","required":["agent_id"],"properties":{"agent_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_path"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_path" */;
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
let missing0;
if((data.agent_id === undefined) && (missing0 = "agent_id")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate50.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate50.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate50.evaluated = {"props":{"agent_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_path = validate51;
const schema88 = {"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/operations/updateWebhook_path"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_path" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
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
validate51.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};
