// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addOwnTaskMessage_200 = validate20;
const schema31 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_200"};
const schema32 = {"type":"object","required":["task"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"}},"$id":"https://parley.invalid/a2a/TaskReply"};
const schema33 = {"type":"object","required":["id","status"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskStatus"},"artifacts":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Artifact"}},"history":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Message"}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/Task"};
const schema34 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/a2a/OpaqueId"};
const schema42 = {"type":"object","additionalProperties":true,"$id":"https://parley.invalid/a2a/Struct"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema36 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"timestamp":{"$ref":"https://parley.invalid/a2a/Timestamp"}},"$id":"https://parley.invalid/a2a/TaskStatus"};
const schema37 = {"type":"string","enum":["TASK_STATE_SUBMITTED","TASK_STATE_WORKING","TASK_STATE_INPUT_REQUIRED","TASK_STATE_AUTH_REQUIRED","TASK_STATE_COMPLETED","TASK_STATE_FAILED","TASK_STATE_CANCELED","TASK_STATE_REJECTED"],"$id":"https://parley.invalid/a2a/TaskState"};
const schema48 = {"type":"string","format":"date-time","$id":"https://parley.invalid/a2a/Timestamp"};
const schema38 = {"type":"object","required":["messageId","role","parts"],"properties":{"messageId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"role":{"$ref":"https://parley.invalid/a2a/Role"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"contextId":{"allOf":[{"$ref":"https://parley.invalid/a2a/OpaqueId"}]},"taskId":{"allOf":[{"$ref":"https://parley.invalid/a2a/OpaqueId"}]},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}},"referenceTaskIds":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/OpaqueId"}}},"$id":"https://parley.invalid/a2a/Message"};
const schema40 = {"type":"string","enum":["ROLE_USER","ROLE_AGENT"],"$id":"https://parley.invalid/a2a/Role"};
const schema41 = {"type":"object","oneOf":[{"required":["text"]},{"required":["raw"]},{"required":["url"]},{"required":["data"]}],"properties":{"text":{"type":"string"},"raw":{"type":"string","pattern":"^[A-Za-z0-9+/]*={0,2}$"},"url":{"type":"string","minLength":1,"maxLength":8192},"data":{},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"filename":{"type":"string","maxLength":1024},"mediaType":{"$ref":"https://parley.invalid/a2a/MediaType"}},"$id":"https://parley.invalid/a2a/Part"};
const schema43 = {"type":"string","minLength":1,"maxLength":256,"$id":"https://parley.invalid/a2a/MediaType"};
const pattern4 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Part" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.raw === undefined) && (missing1 = "raw")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.url === undefined) && (missing2 = "url")){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.data === undefined) && (missing3 = "data")){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
const _errs6 = errors;
if(typeof data.text !== "string"){
validate25.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.raw !== undefined){
let data1 = data.raw;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate25.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.url !== undefined){
let data2 = data.url;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 8192){
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate25.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.filename !== undefined){
let data4 = data.filename;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(func1(data4) > 1024){
validate25.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mediaType !== undefined){
let data5 = data.mediaType;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate25.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate25.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
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
validate25.evaluated = {"props":{"text":true,"raw":true,"url":true,"data":true,"metadata":true,"filename":true,"mediaType":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Message" */;
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
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate24.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "ROLE_USER") || (data1 === "ROLE_AGENT"))){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data2 = data.parts;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate24.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data2.length < 1){
validate24.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate25(data2[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contextId !== undefined){
let data4 = data.contextId;
const _errs10 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 256){
validate24.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate24.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
let data5 = data.taskId;
const _errs14 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate24.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate24.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate24.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined){
let data7 = data.extensions;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
if(data7.length > 100){
validate24.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data7[i1] !== "string"){
validate24.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs24 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referenceTaskIds !== undefined){
let data9 = data.referenceTaskIds;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data9)){
if(data9.length > 100){
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid10 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data10 === "string"){
if(func1(data10) > 256){
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs28 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs26 === errors;
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
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"messageId":true,"role":true,"parts":true,"contextId":true,"taskId":true,"metadata":true,"extensions":true,"referenceTaskIds":true},"dynamicProps":false,"dynamicItems":false};

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskStatus" */;
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
if((data.state === undefined) && (missing0 = "state")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "TASK_STATE_SUBMITTED") || (data0 === "TASK_STATE_WORKING")) || (data0 === "TASK_STATE_INPUT_REQUIRED")) || (data0 === "TASK_STATE_AUTH_REQUIRED")) || (data0 === "TASK_STATE_COMPLETED")) || (data0 === "TASK_STATE_FAILED")) || (data0 === "TASK_STATE_CANCELED")) || (data0 === "TASK_STATE_REJECTED"))){
validate23.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
let data2 = data.timestamp;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate23.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/a2a/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/a2a/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"state":true,"message":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema49 = {"type":"object","required":["artifactId","parts"],"properties":{"artifactId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"name":{"type":"string","maxLength":1024},"description":{"type":"string","maxLength":8192},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/Artifact"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Artifact" */;
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
if(((data.artifactId === undefined) && (missing0 = "artifactId")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.artifactId !== undefined){
let data0 = data.artifactId;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate29.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data1 = data.parts;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate25(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) > 1024){
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data4 = data.description;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func1(data4) > 8192){
validate29.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate29.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined){
let data6 = data.extensions;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
if(data6.length > 100){
validate29.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data6[i1] !== "string"){
validate29.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
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
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"artifactId":true,"parts":true,"name":true,"description":true,"metadata":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Task" */;
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
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate22.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs7 = errors;
if(!(validate23(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifacts !== undefined){
let data3 = data.artifacts;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate29(data3[i0], {instancePath:instancePath+"/artifacts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.history !== undefined){
let data5 = data.history;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate24(data5[i1], {instancePath:instancePath+"/history/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data7 = data.metadata;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate22.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs14 === errors;
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
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskReply" */;
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
if((data.task === undefined) && (missing0 = "task")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.task !== undefined){
if(!(validate22(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
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
validate21.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_401 = validate35;
const schema53 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_401"};
const schema54 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/a2a/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/a2a/ErrorBody"};
const schema55 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/a2a/ErrorCode"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ErrorBody" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.code === undefined) && (missing1 = "code")) || ((data0.message === undefined) && (missing1 = "message"))){
validate36.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate36.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/a2a/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate36.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/a2a/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema55.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs6 = errors;
if(typeof data0.message !== "string"){
validate36.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate36.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_404 = validate38;
const schema56 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_404"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_409 = validate40;
const schema57 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_409"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_413 = validate42;
const schema58 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_413"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_422 = validate44;
const schema59 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_422"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_429 = validate46;
const schema60 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_429"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_500 = validate48;
const schema61 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_500"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_503 = validate50;
const schema62 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_503"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_200 = validate52;
const schema63 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_200"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_401 = validate54;
const schema64 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_401"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_404 = validate56;
const schema65 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_404"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_409 = validate58;
const schema66 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_409"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_413 = validate60;
const schema67 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_413"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_422 = validate62;
const schema68 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_422"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_429 = validate64;
const schema69 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_429"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_500 = validate66;
const schema70 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_500"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_503 = validate68;
const schema71 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_503"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_200 = validate70;
const schema72 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskMessage_200"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_401 = validate72;
const schema73 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_401"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_404 = validate74;
const schema74 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_404"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_409 = validate76;
const schema75 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_409"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_413 = validate78;
const schema76 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_413"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_422 = validate80;
const schema77 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_422"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_429 = validate82;
const schema78 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_429"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_500 = validate84;
const schema79 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_500"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_503 = validate86;
const schema80 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_503"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_200 = validate88;
const schema81 = {"$ref":"https://parley.invalid/a2a/JsonRpcResponse","$id":"https://parley.invalid/a2a/operations/callAgent_200"};
const schema82 = {"type":"object","required":["jsonrpc","id"],"properties":{"jsonrpc":{"type":"string","const":"2.0"},"id":{"$ref":"https://parley.invalid/a2a/JsonRpcId"},"result":{},"error":{"$ref":"https://parley.invalid/a2a/JsonRpcError"}},"oneOf":[{"required":["result"]},{"required":["error"]}],"$id":"https://parley.invalid/a2a/JsonRpcResponse"};
const schema83 = {"type":["string","integer","null"],"maxLength":1024,"$id":"https://parley.invalid/a2a/JsonRpcId"};
const schema84 = {"type":"object","required":["code","message"],"additionalProperties":false,"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}},"$id":"https://parley.invalid/a2a/JsonRpcError"};
const schema85 = {"type":"object","required":["@type"],"properties":{"@type":{"type":"string"},"reason":{"type":"string","pattern":"^[A-Z][A-Z0-9_]+[A-Z0-9]$","maxLength":63},"domain":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"fieldViolations":{"type":"array","items":{"type":"object","required":["field","description"],"properties":{"field":{"type":"string"},"description":{"type":"string"}}}}},"$id":"https://parley.invalid/a2a/ErrorDetail"};
const pattern5 = new RegExp("^[A-Z][A-Z0-9_]+[A-Z0-9]$", "u");

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.code === undefined) && (missing0 = "code")) || ((data.message === undefined) && (missing0 = "message"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "data"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate90.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(typeof data.message !== "string"){
validate90.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3["@type"] === undefined) && (missing1 = "@type")){
validate90.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3["@type"] !== undefined){
const _errs11 = errors;
if(typeof data3["@type"] !== "string"){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.reason !== undefined){
let data5 = data3.reason;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) > 63){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.domain !== undefined){
const _errs15 = errors;
if(typeof data3.domain !== "string"){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.metadata !== undefined){
let data7 = data3.metadata;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
const _errs20 = errors;
if(typeof data7[key1] !== "string"){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.fieldViolations !== undefined){
let data9 = data3.fieldViolations;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data9)){
var valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.field === undefined) && (missing2 = "field")) || ((data10.description === undefined) && (missing2 = "description"))){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.field !== undefined){
const _errs26 = errors;
if(typeof data10.field !== "string"){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.description !== undefined){
const _errs28 = errors;
if(typeof data10.description !== "string"){
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.result === undefined) && (missing0 = "result")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.error === undefined) && (missing1 = "error")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate89.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.jsonrpc === undefined) && (missing2 = "jsonrpc")) || ((data.id === undefined) && (missing2 = "id"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.jsonrpc !== undefined){
let data0 = data.jsonrpc;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate89.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("2.0" !== data0){
validate89.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
let data1 = data.id;
const _errs6 = errors;
const _errs7 = errors;
if(((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))) && (data1 !== null)){
validate89.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/type",keyword:"type",params:{type: schema83.type},message:"must be string,integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate89.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
const _errs9 = errors;
if(!(validate90(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_401 = validate93;
const schema86 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_401"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_403 = validate95;
const schema87 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_403"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_404 = validate97;
const schema88 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_404"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_413 = validate99;
const schema89 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_413"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_429 = validate101;
const schema90 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_429"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_500 = validate103;
const schema91 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_500"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_503 = validate105;
const schema92 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_503"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_200 = validate107;
const schema93 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_200"};
const schema94 = {"type":"object","required":["task","changed"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"changed":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/TaskChange"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskChange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.task === undefined) && (missing0 = "task")) || ((data.changed === undefined) && (missing0 = "changed"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.task !== undefined){
const _errs1 = errors;
if(!(validate22(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
const _errs2 = errors;
if(typeof data.changed !== "boolean"){
validate108.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_401 = validate111;
const schema95 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_401"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_404 = validate113;
const schema96 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_404"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_409 = validate115;
const schema97 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_409"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_413 = validate117;
const schema98 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_413"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_422 = validate119;
const schema99 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_422"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_429 = validate121;
const schema100 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_429"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_500 = validate123;
const schema101 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_500"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_503 = validate125;
const schema102 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_503"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_200 = validate127;
const schema103 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/cancelTask_200"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_401 = validate129;
const schema104 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_401"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_404 = validate131;
const schema105 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_404"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_409 = validate133;
const schema106 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_409"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_413 = validate135;
const schema107 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_413"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_422 = validate137;
const schema108 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_422"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_429 = validate139;
const schema109 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_429"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_500 = validate141;
const schema110 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_500"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_503 = validate143;
const schema111 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_503"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_200 = validate145;
const schema112 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_200"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_401 = validate147;
const schema113 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_401"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_404 = validate149;
const schema114 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_404"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_409 = validate151;
const schema115 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_409"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_413 = validate153;
const schema116 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_413"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_422 = validate155;
const schema117 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_422"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_429 = validate157;
const schema118 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_429"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_500 = validate159;
const schema119 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_500"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_503 = validate161;
const schema120 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_503"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_200 = validate163;
const schema121 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getAgentCard_200"};
const schema122 = {"type":"object","required":["name","description","version","supportedInterfaces","capabilities","defaultInputModes","defaultOutputModes","skills"],"additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"supportedInterfaces":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentInterface"}},"provider":{"$ref":"https://parley.invalid/a2a/AgentProvider"},"iconUrl":{"type":"string"},"documentationUrl":{"type":"string"},"capabilities":{"$ref":"https://parley.invalid/a2a/AgentCapabilities"},"securitySchemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/SecurityScheme"}},"securityRequirements":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/SecurityRequirement"}},"defaultInputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"defaultOutputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"skills":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentSkill"}},"signatures":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardSignature"}}},"$id":"https://parley.invalid/a2a/AgentCard"};
const schema123 = {"type":"object","required":["url","protocolBinding","protocolVersion"],"properties":{"url":{"type":"string","format":"uri"},"protocolBinding":{"type":"string"},"protocolVersion":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentInterface"};
const schema124 = {"type":"object","required":["url","organization"],"properties":{"url":{"type":"string"},"organization":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentProvider"};
const schema131 = {"type":"object","required":["id","name","description","tags"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","minItems":1,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/AgentSkill"};
const schema132 = {"type":"object","required":["protected","signature"],"properties":{"protected":{"type":"string"},"signature":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentCardSignature"};
const func24 = Object.prototype.hasOwnProperty;
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema125 = {"type":"object","properties":{"streaming":{"type":"boolean"},"pushNotifications":{"type":"boolean"},"extendedAgentCard":{"type":"boolean"},"extensions":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/AgentExtension"}}},"$id":"https://parley.invalid/a2a/AgentCapabilities"};
const schema126 = {"type":"object","required":["uri"],"properties":{"uri":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/AgentExtension"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCapabilities" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.streaming !== undefined){
const _errs1 = errors;
if(typeof data.streaming !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pushNotifications !== undefined){
const _errs3 = errors;
if(typeof data.pushNotifications !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/pushNotifications",schemaPath:"#/properties/pushNotifications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extendedAgentCard !== undefined){
const _errs5 = errors;
if(typeof data.extendedAgentCard !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/extendedAgentCard",schemaPath:"#/properties/extendedAgentCard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined){
let data3 = data.extensions;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing0;
if((data4.uri === undefined) && (missing0 = "uri")){
validate165.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data4.uri !== undefined){
const _errs12 = errors;
if(typeof data4.uri !== "string"){
validate165.errors = [{instancePath:instancePath+"/extensions/" + i0+"/uri",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.description !== undefined){
const _errs14 = errors;
if(typeof data4.description !== "string"){
validate165.errors = [{instancePath:instancePath+"/extensions/" + i0+"/description",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.required !== undefined){
const _errs16 = errors;
if(typeof data4.required !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/extensions/" + i0+"/required",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"streaming":true,"pushNotifications":true,"extendedAgentCard":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};

const schema127 = {"type":"object","required":["httpAuthSecurityScheme"],"properties":{"httpAuthSecurityScheme":{"$ref":"https://parley.invalid/a2a/HttpAuthSecurityScheme"}},"$id":"https://parley.invalid/a2a/SecurityScheme"};
const schema128 = {"type":"object","required":["scheme"],"properties":{"description":{"type":"string"},"scheme":{"type":"string"},"bearerFormat":{"type":"string"}},"$id":"https://parley.invalid/a2a/HttpAuthSecurityScheme"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityScheme" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.httpAuthSecurityScheme === undefined) && (missing0 = "httpAuthSecurityScheme")){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.httpAuthSecurityScheme !== undefined){
let data0 = data.httpAuthSecurityScheme;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.scheme === undefined) && (missing1 = "scheme")){
validate167.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.description !== undefined){
const _errs4 = errors;
if(typeof data0.description !== "string"){
validate167.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/description",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.scheme !== undefined){
const _errs6 = errors;
if(typeof data0.scheme !== "string"){
validate167.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/scheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.bearerFormat !== undefined){
const _errs8 = errors;
if(typeof data0.bearerFormat !== "string"){
validate167.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/bearerFormat",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/bearerFormat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"httpAuthSecurityScheme":true},"dynamicProps":false,"dynamicItems":false};

const schema129 = {"type":"object","required":["schemes"],"properties":{"schemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/StringList"}}},"$id":"https://parley.invalid/a2a/SecurityRequirement"};
const schema130 = {"type":"object","properties":{"list":{"type":"array","items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/StringList"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityRequirement" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.schemes === undefined) && (missing0 = "schemes")){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.schemes !== undefined){
let data0 = data.schemes;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.list !== undefined){
let data2 = data1.list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data2[i0] !== "string"){
validate169.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list/" + i0,schemaPath:"https://parley.invalid/a2a/StringList/properties/list/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list",schemaPath:"https://parley.invalid/a2a/StringList/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/StringList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/schemes",schemaPath:"#/properties/schemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"schemes":true},"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCard" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.name === undefined) && (missing0 = "name")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.supportedInterfaces === undefined) && (missing0 = "supportedInterfaces"))) || ((data.capabilities === undefined) && (missing0 = "capabilities"))) || ((data.defaultInputModes === undefined) && (missing0 = "defaultInputModes"))) || ((data.defaultOutputModes === undefined) && (missing0 = "defaultOutputModes"))) || ((data.skills === undefined) && (missing0 = "skills"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func24.call(schema122.properties, key0))){
validate164.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate164.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs4 = errors;
if(typeof data.description !== "string"){
validate164.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs6 = errors;
if(typeof data.version !== "string"){
validate164.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supportedInterfaces !== undefined){
let data3 = data.supportedInterfaces;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length < 1){
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.url === undefined) && (missing1 = "url")) || ((data4.protocolBinding === undefined) && (missing1 = "protocolBinding"))) || ((data4.protocolVersion === undefined) && (missing1 = "protocolVersion"))){
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.url !== undefined){
let data5 = data4.url;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats2(data5))){
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.protocolBinding !== undefined){
const _errs15 = errors;
if(typeof data4.protocolBinding !== "string"){
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolBinding",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolBinding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.protocolVersion !== undefined){
const _errs17 = errors;
if(typeof data4.protocolVersion !== "string"){
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolVersion",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.provider !== undefined){
let data8 = data.provider;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.url === undefined) && (missing2 = "url")) || ((data8.organization === undefined) && (missing2 = "organization"))){
validate164.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.url !== undefined){
const _errs22 = errors;
if(typeof data8.url !== "string"){
validate164.errors = [{instancePath:instancePath+"/provider/url",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.organization !== undefined){
const _errs24 = errors;
if(typeof data8.organization !== "string"){
validate164.errors = [{instancePath:instancePath+"/provider/organization",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.iconUrl !== undefined){
const _errs26 = errors;
if(typeof data.iconUrl !== "string"){
validate164.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"#/properties/iconUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentationUrl !== undefined){
const _errs28 = errors;
if(typeof data.documentationUrl !== "string"){
validate164.errors = [{instancePath:instancePath+"/documentationUrl",schemaPath:"#/properties/documentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capabilities !== undefined){
const _errs30 = errors;
if(!(validate165(data.capabilities, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.securitySchemes !== undefined){
let data14 = data.securitySchemes;
const _errs31 = errors;
if(errors === _errs31){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key1 in data14){
const _errs34 = errors;
if(!(validate167(data14[key1], {instancePath:instancePath+"/securitySchemes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
errors = vErrors.length;
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.securityRequirements !== undefined){
let data16 = data.securityRequirements;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data16)){
var valid7 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs37 = errors;
if(!(validate169(data16[i1], {instancePath:instancePath+"/securityRequirements/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/securityRequirements",schemaPath:"#/properties/securityRequirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultInputModes !== undefined){
let data18 = data.defaultInputModes;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data18)){
if(data18.length < 1){
validate164.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(typeof data18[i2] !== "string"){
validate164.errors = [{instancePath:instancePath+"/defaultInputModes/" + i2,schemaPath:"#/properties/defaultInputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs40 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defaultOutputModes !== undefined){
let data20 = data.defaultOutputModes;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data20)){
if(data20.length < 1){
validate164.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
const _errs44 = errors;
if(typeof data20[i3] !== "string"){
validate164.errors = [{instancePath:instancePath+"/defaultOutputModes/" + i3,schemaPath:"#/properties/defaultOutputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs44 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skills !== undefined){
let data22 = data.skills;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data22)){
if(data22.length < 1){
validate164.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid10 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if(((((data23.id === undefined) && (missing3 = "id")) || ((data23.name === undefined) && (missing3 = "name"))) || ((data23.description === undefined) && (missing3 = "description"))) || ((data23.tags === undefined) && (missing3 = "tags"))){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data23.id !== undefined){
const _errs51 = errors;
if(typeof data23.id !== "string"){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/id",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs51 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data23.name !== undefined){
const _errs53 = errors;
if(typeof data23.name !== "string"){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/name",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs53 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data23.description !== undefined){
const _errs55 = errors;
if(typeof data23.description !== "string"){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/description",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs55 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data23.tags !== undefined){
let data27 = data23.tags;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data27)){
if(data27.length < 1){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid13 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
const _errs59 = errors;
if(typeof data27[i5] !== "string"){
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags/" + i5,schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs59 === errors;
if(!valid13){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid12 = _errs57 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid10 = _errs48 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signatures !== undefined){
let data29 = data.signatures;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data29)){
if(data29.length > 10){
validate164.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid14 = true;
const len6 = data29.length;
for(let i6=0; i6<len6; i6++){
let data30 = data29[i6];
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing4;
if(((data30.protected === undefined) && (missing4 = "protected")) || ((data30.signature === undefined) && (missing4 = "signature"))){
validate164.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data30.protected !== undefined){
const _errs66 = errors;
if(typeof data30.protected !== "string"){
validate164.errors = [{instancePath:instancePath+"/signatures/" + i6+"/protected",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/protected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs66 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data30.signature !== undefined){
const _errs68 = errors;
if(typeof data30.signature !== "string"){
validate164.errors = [{instancePath:instancePath+"/signatures/" + i6+"/signature",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs68 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid14 = _errs63 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs61 === errors;
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
}
}
}
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_401 = validate172;
const schema133 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_401"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_404 = validate174;
const schema134 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_404"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_429 = validate176;
const schema135 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_429"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_500 = validate178;
const schema136 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_500"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_503 = validate180;
const schema137 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_503"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_200 = validate182;
const schema138 = {"$ref":"https://parley.invalid/a2a/AgentCardKeys","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_200"};
const schema139 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardKey"}}},"$id":"https://parley.invalid/a2a/AgentCardKeys"};
const schema140 = {"type":"object","required":["kty","kid","alg","use"],"properties":{"kty":{"type":"string","enum":["EC","OKP","RSA"]},"kid":{"type":"string"},"alg":{"type":"string"},"use":{"type":"string","const":"sig"}},"additionalProperties":{"type":"string"},"$id":"https://parley.invalid/a2a/AgentCardKey"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCardKeys" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.keys === undefined) && (missing0 = "keys")){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10){
validate183.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.kty === undefined) && (missing1 = "kty")) || ((data1.kid === undefined) && (missing1 = "kid"))) || ((data1.alg === undefined) && (missing1 = "alg"))) || ((data1.use === undefined) && (missing1 = "use"))){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data1){
if(!((((key0 === "kty") || (key0 === "kid")) || (key0 === "alg")) || (key0 === "use"))){
const _errs7 = errors;
if(typeof data1[key0] !== "string"){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/AgentCardKey/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
if(_errs6 === errors){
if(data1.kty !== undefined){
let data3 = data1.kty;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "EC") || (data3 === "OKP")) || (data3 === "RSA"))){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/enum",keyword:"enum",params:{allowedValues: schema140.properties.kty.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.kid !== undefined){
const _errs11 = errors;
if(typeof data1.kid !== "string"){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/kid",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.alg !== undefined){
const _errs13 = errors;
if(typeof data1.alg !== "string"){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/alg",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.use !== undefined){
let data6 = data1.use;
const _errs15 = errors;
if(typeof data6 !== "string"){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sig" !== data6){
validate183.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/const",keyword:"const",params:{allowedValue: "sig"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_429 = validate185;
const schema141 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_429"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_500 = validate187;
const schema142 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_500"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_503 = validate189;
const schema143 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_503"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_200 = validate191;
const schema144 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/getOwnTask_200"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_401 = validate193;
const schema145 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_401"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_404 = validate195;
const schema146 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_404"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_422 = validate197;
const schema147 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_422"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_429 = validate199;
const schema148 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_429"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_500 = validate201;
const schema149 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_500"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_503 = validate203;
const schema150 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_503"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_200 = validate205;
const schema151 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/getTask_200"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_401 = validate207;
const schema152 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_401"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_404 = validate209;
const schema153 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_404"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_422 = validate211;
const schema154 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_422"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_429 = validate213;
const schema155 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_429"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_500 = validate215;
const schema156 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_500"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_503 = validate217;
const schema157 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_503"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_200 = validate219;
const schema158 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_200"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_401 = validate221;
const schema159 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_401"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_404 = validate223;
const schema160 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_404"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_429 = validate225;
const schema161 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_429"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_500 = validate227;
const schema162 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_500"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_503 = validate229;
const schema163 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_503"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_200 = validate231;
const schema164 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpCancelTask_200"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_400 = validate233;
const schema165 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_400"};
const schema166 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","status","message"],"properties":{"code":{"type":"integer"},"status":{"type":"string"},"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}}}},"$id":"https://parley.invalid/a2a/HttpError"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/HttpError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate234.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.code === undefined) && (missing1 = "code")) || ((data0.status === undefined) && (missing1 = "status"))) || ((data0.message === undefined) && (missing1 = "message"))){
validate234.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate234.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.status !== undefined){
const _errs5 = errors;
if(typeof data0.status !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs7 = errors;
if(typeof data0.message !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.details !== undefined){
let data4 = data0.details;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if((data5["@type"] === undefined) && (missing2 = "@type")){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5["@type"] !== undefined){
const _errs14 = errors;
if(typeof data5["@type"] !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.reason !== undefined){
let data7 = data5.reason;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func1(data7) > 63){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.domain !== undefined){
const _errs18 = errors;
if(typeof data5.domain !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.metadata !== undefined){
let data9 = data5.metadata;
const _errs20 = errors;
if(errors === _errs20){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key0 in data9){
const _errs23 = errors;
if(typeof data9[key0] !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.fieldViolations !== undefined){
let data11 = data5.fieldViolations;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid6 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if(((data12.field === undefined) && (missing3 = "field")) || ((data12.description === undefined) && (missing3 = "description"))){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.field !== undefined){
const _errs29 = errors;
if(typeof data12.field !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data12.description !== undefined){
const _errs31 = errors;
if(typeof data12.description !== "string"){
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs27 === errors;
if(!valid6){
break;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error/details",schemaPath:"#/properties/error/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_401 = validate236;
const schema168 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_401"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_403 = validate238;
const schema169 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_403"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_404 = validate240;
const schema170 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_404"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_413 = validate242;
const schema171 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_413"};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_429 = validate244;
const schema172 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_429"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_500 = validate246;
const schema173 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_500"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_503 = validate248;
const schema174 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_503"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_200 = validate250;
const schema175 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_200"};
const schema176 = {"type":"object","required":["id","taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/TaskPushNotificationConfig"};
const schema177 = {"type":"string","maxLength":256,"$id":"https://parley.invalid/a2a/Tenant"};
const schema180 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/a2a/HttpsUrl"};
const schema181 = {"type":"object","required":["scheme"],"properties":{"scheme":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},"credentials":{"type":"string","maxLength":4096,"pattern":"^[\\x20-\\x7e]*$"}},"$id":"https://parley.invalid/a2a/AuthenticationInfo"};
const pattern7 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$", "u");

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.taskId === undefined) && (missing0 = "taskId"))) || ((data.url === undefined) && (missing0 = "url"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate251.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
let data2 = data.taskId;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate251.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate251.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate251.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data3 = data.url;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate251.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate251.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate251.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate251.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data4 = data.token;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 1024){
validate251.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate251.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authentication !== undefined){
let data5 = data.authentication;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.scheme === undefined) && (missing1 = "scheme")){
validate251.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate251.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate251.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data5.credentials !== undefined){
let data7 = data5.credentials;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(func1(data7) > 4096){
validate251.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate251.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate251.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
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
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_400 = validate253;
const schema182 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_400"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_401 = validate255;
const schema183 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_401"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_403 = validate257;
const schema184 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_403"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_404 = validate259;
const schema185 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_404"};

function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_413 = validate261;
const schema186 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_413"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_429 = validate263;
const schema187 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_429"};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_500 = validate265;
const schema188 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_500"};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_503 = validate267;
const schema189 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_503"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_200 = validate269;
const schema190 = {"$ref":"https://parley.invalid/a2a/Empty","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_200"};
const schema191 = {"type":"object","additionalProperties":false,"$id":"https://parley.invalid/a2a/Empty"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate269.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate269.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_400 = validate270;
const schema192 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_400"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_401 = validate272;
const schema193 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_401"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_403 = validate274;
const schema194 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_403"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_404 = validate276;
const schema195 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_404"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_413 = validate278;
const schema196 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_413"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_429 = validate280;
const schema197 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_429"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_500 = validate282;
const schema198 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_500"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_503 = validate284;
const schema199 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_503"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_200 = validate286;
const schema200 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_200"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_400 = validate288;
const schema201 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_400"};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_401 = validate290;
const schema202 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_401"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_403 = validate292;
const schema203 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_403"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_404 = validate294;
const schema204 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_404"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_413 = validate296;
const schema205 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_413"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_429 = validate298;
const schema206 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_429"};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_500 = validate300;
const schema207 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_500"};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_503 = validate302;
const schema208 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_503"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_200 = validate304;
const schema209 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpGetTask_200"};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_400 = validate306;
const schema210 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_400"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_401 = validate308;
const schema211 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_401"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_403 = validate310;
const schema212 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_403"};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_404 = validate312;
const schema213 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_404"};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_413 = validate314;
const schema214 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_413"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_429 = validate316;
const schema215 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_429"};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_500 = validate318;
const schema216 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_500"};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_503 = validate320;
const schema217 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_503"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_200 = validate322;
const schema218 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_200"};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_400 = validate324;
const schema219 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_400"};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_401 = validate326;
const schema220 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_401"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_403 = validate328;
const schema221 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_403"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_404 = validate330;
const schema222 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_404"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_413 = validate332;
const schema223 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_413"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_429 = validate334;
const schema224 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_429"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_500 = validate336;
const schema225 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_500"};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_503 = validate338;
const schema226 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_503"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_200 = validate340;
const schema227 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_200"};
const schema228 = {"type":"object","required":["configs","nextPageToken"],"properties":{"configs":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig"}},"nextPageToken":{"type":"string"}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.configs === undefined) && (missing0 = "configs")) || ((data.nextPageToken === undefined) && (missing0 = "nextPageToken"))){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.configs !== undefined){
let data0 = data.configs;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate251(data0[i0], {instancePath:instancePath+"/configs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate341.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextPageToken !== undefined){
const _errs4 = errors;
if(typeof data.nextPageToken !== "string"){
validate341.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate341(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_400 = validate344;
const schema229 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_400"};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_401 = validate346;
const schema230 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_401"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_403 = validate348;
const schema231 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_403"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_404 = validate350;
const schema232 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_404"};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_413 = validate352;
const schema233 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_413"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_429 = validate354;
const schema234 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_429"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_500 = validate356;
const schema235 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_500"};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_503 = validate358;
const schema236 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_503"};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_200 = validate360;
const schema237 = {"$ref":"https://parley.invalid/a2a/ListTasksResponse","$id":"https://parley.invalid/a2a/operations/httpListTasks_200"};
const schema238 = {"type":"object","required":["tasks","nextPageToken","pageSize","totalSize"],"properties":{"tasks":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Task"}},"nextPageToken":{"type":"string"},"pageSize":{"type":"integer","minimum":0},"totalSize":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/a2a/ListTasksResponse"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.tasks === undefined) && (missing0 = "tasks")) || ((data.nextPageToken === undefined) && (missing0 = "nextPageToken"))) || ((data.pageSize === undefined) && (missing0 = "pageSize"))) || ((data.totalSize === undefined) && (missing0 = "totalSize"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate361.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextPageToken !== undefined){
const _errs4 = errors;
if(typeof data.nextPageToken !== "string"){
validate361.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate361.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate361.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalSize !== undefined){
let data4 = data.totalSize;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate361.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate361.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate361(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_400 = validate364;
const schema239 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_400"};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_401 = validate366;
const schema240 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_401"};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_403 = validate368;
const schema241 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_403"};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_404 = validate370;
const schema242 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_404"};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_413 = validate372;
const schema243 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_413"};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_429 = validate374;
const schema244 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_429"};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_500 = validate376;
const schema245 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_500"};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_503 = validate378;
const schema246 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_503"};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_400 = validate380;
const schema247 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_400"};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_401 = validate382;
const schema248 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_401"};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_403 = validate384;
const schema249 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_403"};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_404 = validate386;
const schema250 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_404"};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_413 = validate388;
const schema251 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_413"};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_429 = validate390;
const schema252 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_429"};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_500 = validate392;
const schema253 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_500"};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_503 = validate394;
const schema254 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_503"};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_200 = validate396;
const schema255 = {"$ref":"https://parley.invalid/a2a/SendMessageResponse","$id":"https://parley.invalid/a2a/operations/httpSendMessage_200"};
const schema256 = {"type":"object","oneOf":[{"required":["task"]},{"required":["message"]}],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/SendMessageResponse"};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.task === undefined) && (missing0 = "task")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.message === undefined) && (missing1 = "message")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate397.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.task !== undefined){
const _errs4 = errors;
if(!(validate22(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs5 = errors;
if(!(validate24(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
else {
validate397.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate397(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
errors = vErrors.length;
}
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_400 = validate401;
const schema257 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_400"};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_401 = validate403;
const schema258 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_401"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_403 = validate405;
const schema259 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_403"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_404 = validate407;
const schema260 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_404"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_413 = validate409;
const schema261 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_413"};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_429 = validate411;
const schema262 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_429"};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_500 = validate413;
const schema263 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_500"};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_503 = validate415;
const schema264 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_503"};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_400 = validate417;
const schema265 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_400"};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_401 = validate419;
const schema266 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_401"};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_403 = validate421;
const schema267 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_403"};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_404 = validate423;
const schema268 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_404"};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_413 = validate425;
const schema269 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_413"};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_429 = validate427;
const schema270 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_429"};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_500 = validate429;
const schema271 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_500"};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_503 = validate431;
const schema272 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_503"};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_400 = validate433;
const schema273 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_400"};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_401 = validate435;
const schema274 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_401"};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_403 = validate437;
const schema275 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_403"};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_404 = validate439;
const schema276 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_404"};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_413 = validate441;
const schema277 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_413"};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_429 = validate443;
const schema278 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_429"};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_500 = validate445;
const schema279 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_500"};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_503 = validate447;
const schema280 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_503"};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate234(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate234.errors : vErrors.concat(validate234.errors);
errors = vErrors.length;
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_200 = validate449;
const schema281 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listOwnTasks_200"};
const schema282 = {"type":["string","null"],"$id":"https://parley.invalid/a2a/NextCursor"};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tasks === undefined) && (missing0 = "tasks")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate449.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate449.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate449.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate449.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema282.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs7 = errors;
if(typeof data.has_more !== "boolean"){
validate449.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate449.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_401 = validate451;
const schema283 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_401"};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_422 = validate453;
const schema284 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_422"};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_429 = validate455;
const schema285 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_429"};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_500 = validate457;
const schema286 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_500"};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_503 = validate459;
const schema287 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_503"};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_200 = validate461;
const schema288 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_200"};

function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tasks === undefined) && (missing0 = "tasks")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate461.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate461.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate461.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema282.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs7 = errors;
if(typeof data.has_more !== "boolean"){
validate461.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_401 = validate463;
const schema290 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_401"};

function validate463(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate463.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate463.errors = vErrors;
return errors === 0;
}
validate463.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_404 = validate465;
const schema291 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_404"};

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_422 = validate467;
const schema292 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_422"};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_429 = validate469;
const schema293 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_429"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_500 = validate471;
const schema294 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_500"};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_503 = validate473;
const schema295 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_503"};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_200 = validate475;
const schema296 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listTasks_200"};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.tasks === undefined) && (missing0 = "tasks")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate475.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate475.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate22(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate475.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_cursor !== undefined){
let data2 = data.next_cursor;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate475.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema282.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs7 = errors;
if(typeof data.has_more !== "boolean"){
validate475.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
validate475.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_401 = validate477;
const schema298 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_401"};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_422 = validate479;
const schema299 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_422"};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_429 = validate481;
const schema300 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_429"};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_500 = validate483;
const schema301 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_500"};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_503 = validate485;
const schema302 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_503"};

function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_200 = validate487;
const schema303 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendOwnTask_200"};

function validate487(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate487.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate487.errors = vErrors;
return errors === 0;
}
validate487.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_201 = validate489;
const schema304 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendOwnTask_201"};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_401 = validate491;
const schema305 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_401"};

function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate491.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate491.errors = vErrors;
return errors === 0;
}
validate491.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_403 = validate493;
const schema306 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_403"};

function validate493(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate493.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate493.errors = vErrors;
return errors === 0;
}
validate493.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_404 = validate495;
const schema307 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_404"};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_409 = validate497;
const schema308 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_409"};

function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_413 = validate499;
const schema309 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_413"};

function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_422 = validate501;
const schema310 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_422"};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_429 = validate503;
const schema311 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_429"};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_500 = validate505;
const schema312 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_500"};

function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_503 = validate507;
const schema313 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_503"};

function validate507(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate507.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate507.errors = vErrors;
return errors === 0;
}
validate507.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_200 = validate509;
const schema314 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_200"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_201 = validate511;
const schema315 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_201"};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_401 = validate513;
const schema316 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_401"};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_403 = validate515;
const schema317 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_403"};

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate515.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate515.errors = vErrors;
return errors === 0;
}
validate515.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_404 = validate517;
const schema318 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_404"};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_409 = validate519;
const schema319 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_409"};

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_413 = validate521;
const schema320 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_413"};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_422 = validate523;
const schema321 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_422"};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_429 = validate525;
const schema322 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_429"};

function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_500 = validate527;
const schema323 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_500"};

function validate527(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate527.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate527.errors = vErrors;
return errors === 0;
}
validate527.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_503 = validate529;
const schema324 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_503"};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
