// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addOwnTaskMessage_body = validate20;
const schema31 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_body"};
const schema32 = {"type":"object","required":["messageId","role","parts"],"properties":{"messageId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"role":{"$ref":"https://parley.invalid/a2a/Role"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}},"referenceTaskIds":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/OpaqueId"}}},"$id":"https://parley.invalid/a2a/Message"};
const schema33 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/a2a/OpaqueId"};
const schema34 = {"type":"string","enum":["ROLE_USER","ROLE_AGENT"],"$id":"https://parley.invalid/a2a/Role"};
const schema36 = {"type":"object","additionalProperties":true,"$id":"https://parley.invalid/a2a/Struct"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema35 = {"type":"object","oneOf":[{"required":["text"]},{"required":["raw"]},{"required":["url"]},{"required":["data"]}],"properties":{"text":{"type":"string"},"raw":{"type":"string","pattern":"^[A-Za-z0-9+/]*={0,2}$"},"url":{"type":"string","minLength":1,"maxLength":8192},"data":{},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"filename":{"type":"string","maxLength":1024},"mediaType":{"$ref":"https://parley.invalid/a2a/MediaType"}},"$id":"https://parley.invalid/a2a/Part"};
const schema37 = {"type":"string","minLength":1,"maxLength":256,"$id":"https://parley.invalid/a2a/MediaType"};
const pattern4 = new RegExp("^[A-Za-z0-9+/]*={0,2}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Part" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
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
validate22.errors = vErrors;
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
validate22.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9+/]*={0,2}$"},message:"must match pattern \""+"^[A-Za-z0-9+/]*={0,2}$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/raw",schemaPath:"#/properties/raw/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate22.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate22.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/mediaType",schemaPath:"https://parley.invalid/a2a/MediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"text":true,"raw":true,"url":true,"data":true,"metadata":true,"filename":true,"mediaType":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Message" */;
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
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate21.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "ROLE_USER") || (data1 === "ROLE_AGENT"))){
validate21.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
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
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data2.length < 1){
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate22(data2[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) > 256){
validate21.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate21.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 256){
validate21.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate21.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extensions !== undefined){
let data7 = data.extensions;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data7)){
if(data7.length > 100){
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data7[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs22 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referenceTaskIds !== undefined){
let data9 = data.referenceTaskIds;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data9)){
if(data9.length > 100){
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data10 === "string"){
if(func1(data10) > 256){
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"messageId":true,"role":true,"parts":true,"contextId":true,"taskId":true,"metadata":true,"extensions":true,"referenceTaskIds":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_body" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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
validate20.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_200 = validate25;
const schema42 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_200"};
const schema43 = {"type":"object","required":["task"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"}},"$id":"https://parley.invalid/a2a/TaskReply"};
const schema44 = {"type":"object","required":["id","status"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskStatus"},"artifacts":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Artifact"}},"history":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Message"}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/Task"};
const schema47 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"timestamp":{"$ref":"https://parley.invalid/a2a/Timestamp"}},"$id":"https://parley.invalid/a2a/TaskStatus"};
const schema48 = {"type":"string","enum":["TASK_STATE_SUBMITTED","TASK_STATE_WORKING","TASK_STATE_INPUT_REQUIRED","TASK_STATE_AUTH_REQUIRED","TASK_STATE_COMPLETED","TASK_STATE_FAILED","TASK_STATE_CANCELED","TASK_STATE_REJECTED"],"$id":"https://parley.invalid/a2a/TaskState"};
const schema49 = {"type":"string","format":"date-time","$id":"https://parley.invalid/a2a/Timestamp"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskStatus" */;
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
if((data.state === undefined) && (missing0 = "state")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate28.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "TASK_STATE_SUBMITTED") || (data0 === "TASK_STATE_WORKING")) || (data0 === "TASK_STATE_INPUT_REQUIRED")) || (data0 === "TASK_STATE_AUTH_REQUIRED")) || (data0 === "TASK_STATE_COMPLETED")) || (data0 === "TASK_STATE_FAILED")) || (data0 === "TASK_STATE_CANCELED")) || (data0 === "TASK_STATE_REJECTED"))){
validate28.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate28.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/a2a/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/a2a/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"state":true,"message":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","required":["artifactId","parts"],"properties":{"artifactId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"name":{"type":"string","maxLength":1024},"description":{"type":"string","maxLength":8192},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/Artifact"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Artifact" */;
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
if(((data.artifactId === undefined) && (missing0 = "artifactId")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate31.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate31.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate31.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate31.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate22(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
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
validate31.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate31.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data6[i1] !== "string"){
validate31.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate31.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"artifactId":true,"parts":true,"name":true,"description":true,"metadata":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Task" */;
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
if(((data.id === undefined) && (missing0 = "id")) || ((data.status === undefined) && (missing0 = "status"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate27.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate28(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
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
if(!(validate31(data3[i0], {instancePath:instancePath+"/artifacts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate21(data5[i1], {instancePath:instancePath+"/history/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate27.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskReply" */;
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
if((data.task === undefined) && (missing0 = "task")){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.task !== undefined){
if(!(validate27(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
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
validate26.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_401 = validate37;
const schema54 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_401"};
const schema55 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/a2a/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/a2a/ErrorBody"};
const schema56 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/a2a/ErrorCode"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ErrorBody" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate38.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/a2a/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate38.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/a2a/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"}];
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
validate38.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate38.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_404 = validate40;
const schema57 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_404"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_409 = validate42;
const schema58 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_409"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_413 = validate44;
const schema59 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_413"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_422 = validate46;
const schema60 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_422"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_429 = validate48;
const schema61 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_429"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_500 = validate50;
const schema62 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_500"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addOwnTaskMessage_reply_503 = validate52;
const schema63 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_503"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addOwnTaskMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_body = validate54;
const schema64 = {"type":"object","required":["artifact"],"properties":{"artifact":{"$ref":"https://parley.invalid/a2a/Artifact"},"append":{"type":"boolean"},"lastChunk":{"type":"boolean"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/addTaskArtifact_body"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_body" */;
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
if((data.artifact === undefined) && (missing0 = "artifact")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.artifact !== undefined){
const _errs1 = errors;
if(!(validate31(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.append !== undefined){
const _errs2 = errors;
if(typeof data.append !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastChunk !== undefined){
const _errs4 = errors;
if(typeof data.lastChunk !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/lastChunk",schemaPath:"#/properties/lastChunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate54.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"artifact":true,"append":true,"lastChunk":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_200 = validate56;
const schema66 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_200"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_401 = validate58;
const schema67 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_401"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_404 = validate60;
const schema68 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_404"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_409 = validate62;
const schema69 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_409"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_413 = validate64;
const schema70 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_413"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_422 = validate66;
const schema71 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_422"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_429 = validate68;
const schema72 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_429"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_500 = validate70;
const schema73 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_500"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_503 = validate72;
const schema74 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_503"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_body = validate74;
const schema75 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/operations/addTaskMessage_body"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_body" */;
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
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
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
validate74.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_200 = validate76;
const schema76 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_200"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_401 = validate78;
const schema77 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_401"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_404 = validate80;
const schema78 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_404"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_409 = validate82;
const schema79 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_409"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_413 = validate84;
const schema80 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_413"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_422 = validate86;
const schema81 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_422"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_429 = validate88;
const schema82 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_429"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_500 = validate90;
const schema83 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_500"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_503 = validate92;
const schema84 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_503"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_body = validate94;
const schema85 = {"$ref":"https://parley.invalid/a2a/JsonRpcRequest","$id":"https://parley.invalid/a2a/operations/callAgent_body"};
const schema86 = {"type":["object","array","string","number","boolean","null"],"$id":"https://parley.invalid/a2a/JsonRpcRequest"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/JsonRpcRequest/type",keyword:"type",params:{type: schema86.type},message:"must be object,array,string,number,boolean,null"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_200 = validate95;
const schema87 = {"$ref":"https://parley.invalid/a2a/JsonRpcResponse","$id":"https://parley.invalid/a2a/operations/callAgent_reply_200"};
const schema88 = {"type":"object","required":["jsonrpc","id"],"properties":{"jsonrpc":{"type":"string","const":"2.0"},"id":{"$ref":"https://parley.invalid/a2a/JsonRpcId"},"result":{},"error":{"$ref":"https://parley.invalid/a2a/JsonRpcError"}},"oneOf":[{"required":["result"]},{"required":["error"]}],"$id":"https://parley.invalid/a2a/JsonRpcResponse"};
const schema89 = {"type":["string","integer","null"],"maxLength":1024,"$id":"https://parley.invalid/a2a/JsonRpcId"};
const schema90 = {"type":"object","required":["code","message"],"additionalProperties":false,"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}},"$id":"https://parley.invalid/a2a/JsonRpcError"};
const schema91 = {"type":"object","required":["@type"],"properties":{"@type":{"type":"string"},"reason":{"type":"string","pattern":"^[A-Z][A-Z0-9_]+[A-Z0-9]$","maxLength":63},"domain":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"fieldViolations":{"type":"array","items":{"type":"object","required":["field","description"],"properties":{"field":{"type":"string"},"description":{"type":"string"}}}}},"$id":"https://parley.invalid/a2a/ErrorDetail"};
const pattern5 = new RegExp("^[A-Z][A-Z0-9_]+[A-Z0-9]$", "u");

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "data"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate97.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate97.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3["@type"] !== undefined){
const _errs11 = errors;
if(typeof data3["@type"] !== "string"){
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.field !== undefined){
const _errs26 = errors;
if(typeof data10.field !== "string"){
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate97.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate97.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
validate96.errors = vErrors;
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
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.jsonrpc !== undefined){
let data0 = data.jsonrpc;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate96.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("2.0" !== data0){
validate96.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
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
validate96.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/type",keyword:"type",params:{type: schema89.type},message:"must be string,integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate96.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
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
if(!(validate97(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
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
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_401 = validate100;
const schema92 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_401"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_404 = validate102;
const schema93 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_404"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_413 = validate104;
const schema94 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_413"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_429 = validate106;
const schema95 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_429"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_500 = validate108;
const schema96 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_500"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_503 = validate110;
const schema97 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_503"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_body = validate112;
const schema98 = {"type":"object","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_body"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_200 = validate113;
const schema99 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_200"};
const schema100 = {"type":"object","required":["task","changed"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"changed":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/TaskChange"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskChange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
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
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.task !== undefined){
const _errs1 = errors;
if(!(validate27(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate114.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_401 = validate117;
const schema101 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_401"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_404 = validate119;
const schema102 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_404"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_409 = validate121;
const schema103 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_409"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_413 = validate123;
const schema104 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_413"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_422 = validate125;
const schema105 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_422"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_429 = validate127;
const schema106 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_429"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_500 = validate129;
const schema107 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_500"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_reply_503 = validate131;
const schema108 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_reply_503"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_body = validate133;
const schema109 = {"type":"object","$id":"https://parley.invalid/a2a/operations/cancelTask_body"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_200 = validate134;
const schema110 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_200"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_401 = validate136;
const schema111 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_401"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_404 = validate138;
const schema112 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_404"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_409 = validate140;
const schema113 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_409"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_413 = validate142;
const schema114 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_413"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_422 = validate144;
const schema115 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_422"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_429 = validate146;
const schema116 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_429"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_500 = validate148;
const schema117 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_500"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_503 = validate150;
const schema118 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_503"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_body = validate152;
const schema119 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/changeTaskStatus_body"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "TASK_STATE_SUBMITTED") || (data0 === "TASK_STATE_WORKING")) || (data0 === "TASK_STATE_INPUT_REQUIRED")) || (data0 === "TASK_STATE_AUTH_REQUIRED")) || (data0 === "TASK_STATE_COMPLETED")) || (data0 === "TASK_STATE_FAILED")) || (data0 === "TASK_STATE_CANCELED")) || (data0 === "TASK_STATE_REJECTED"))){
validate152.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate152.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"state":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_200 = validate154;
const schema122 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_200"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_401 = validate156;
const schema123 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_401"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_404 = validate158;
const schema124 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_404"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_409 = validate160;
const schema125 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_409"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_413 = validate162;
const schema126 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_413"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_422 = validate164;
const schema127 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_422"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_429 = validate166;
const schema128 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_429"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_500 = validate168;
const schema129 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_500"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_503 = validate170;
const schema130 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_503"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_200 = validate172;
const schema131 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_200"};
const schema132 = {"type":"object","required":["name","description","version","supportedInterfaces","capabilities","defaultInputModes","defaultOutputModes","skills"],"additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"supportedInterfaces":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentInterface"}},"provider":{"$ref":"https://parley.invalid/a2a/AgentProvider"},"iconUrl":{"type":"string"},"documentationUrl":{"type":"string"},"capabilities":{"$ref":"https://parley.invalid/a2a/AgentCapabilities"},"securitySchemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/SecurityScheme"}},"securityRequirements":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/SecurityRequirement"}},"defaultInputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"defaultOutputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"skills":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentSkill"}},"signatures":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardSignature"}}},"$id":"https://parley.invalid/a2a/AgentCard"};
const schema133 = {"type":"object","required":["url","protocolBinding","protocolVersion"],"properties":{"url":{"type":"string","format":"uri"},"protocolBinding":{"type":"string"},"protocolVersion":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentInterface"};
const schema134 = {"type":"object","required":["url","organization"],"properties":{"url":{"type":"string"},"organization":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentProvider"};
const schema141 = {"type":"object","required":["id","name","description","tags"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","minItems":1,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/AgentSkill"};
const schema142 = {"type":"object","required":["protected","signature"],"properties":{"protected":{"type":"string"},"signature":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentCardSignature"};
const func24 = Object.prototype.hasOwnProperty;
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema135 = {"type":"object","properties":{"streaming":{"type":"boolean"},"pushNotifications":{"type":"boolean"},"extendedAgentCard":{"type":"boolean"},"extensions":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/AgentExtension"}}},"$id":"https://parley.invalid/a2a/AgentCapabilities"};
const schema136 = {"type":"object","required":["uri"],"properties":{"uri":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/AgentExtension"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCapabilities" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
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
validate174.errors = [{instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate174.errors = [{instancePath:instancePath+"/pushNotifications",schemaPath:"#/properties/pushNotifications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate174.errors = [{instancePath:instancePath+"/extendedAgentCard",schemaPath:"#/properties/extendedAgentCard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate174.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data4.uri !== undefined){
const _errs12 = errors;
if(typeof data4.uri !== "string"){
validate174.errors = [{instancePath:instancePath+"/extensions/" + i0+"/uri",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate174.errors = [{instancePath:instancePath+"/extensions/" + i0+"/description",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate174.errors = [{instancePath:instancePath+"/extensions/" + i0+"/required",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate174.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate174.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"streaming":true,"pushNotifications":true,"extendedAgentCard":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};

const schema137 = {"type":"object","required":["httpAuthSecurityScheme"],"properties":{"httpAuthSecurityScheme":{"$ref":"https://parley.invalid/a2a/HttpAuthSecurityScheme"}},"$id":"https://parley.invalid/a2a/SecurityScheme"};
const schema138 = {"type":"object","required":["scheme"],"properties":{"description":{"type":"string"},"scheme":{"type":"string"},"bearerFormat":{"type":"string"}},"$id":"https://parley.invalid/a2a/HttpAuthSecurityScheme"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityScheme" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
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
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate176.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.description !== undefined){
const _errs4 = errors;
if(typeof data0.description !== "string"){
validate176.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/description",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/scheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/bearerFormat",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/bearerFormat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate176.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"httpAuthSecurityScheme":true},"dynamicProps":false,"dynamicItems":false};

const schema139 = {"type":"object","required":["schemes"],"properties":{"schemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/StringList"}}},"$id":"https://parley.invalid/a2a/SecurityRequirement"};
const schema140 = {"type":"object","properties":{"list":{"type":"array","items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/StringList"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityRequirement" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
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
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate178.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list/" + i0,schemaPath:"https://parley.invalid/a2a/StringList/properties/list/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list",schemaPath:"https://parley.invalid/a2a/StringList/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/StringList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate178.errors = [{instancePath:instancePath+"/schemes",schemaPath:"#/properties/schemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"schemes":true},"dynamicProps":false,"dynamicItems":false};


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCard" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func24.call(schema132.properties, key0))){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolBinding",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolBinding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolVersion",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate173.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.url !== undefined){
const _errs22 = errors;
if(typeof data8.url !== "string"){
validate173.errors = [{instancePath:instancePath+"/provider/url",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/provider/organization",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate173.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"#/properties/iconUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/documentationUrl",schemaPath:"#/properties/documentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate174(data.capabilities, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
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
if(!(validate176(data14[key1], {instancePath:instancePath+"/securitySchemes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate178(data16[i1], {instancePath:instancePath+"/securityRequirements/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/securityRequirements",schemaPath:"#/properties/securityRequirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(typeof data18[i2] !== "string"){
validate173.errors = [{instancePath:instancePath+"/defaultInputModes/" + i2,schemaPath:"#/properties/defaultInputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
const _errs44 = errors;
if(typeof data20[i3] !== "string"){
validate173.errors = [{instancePath:instancePath+"/defaultOutputModes/" + i3,schemaPath:"#/properties/defaultOutputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data23.id !== undefined){
const _errs51 = errors;
if(typeof data23.id !== "string"){
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/id",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/name",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/description",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid13 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
const _errs59 = errors;
if(typeof data27[i5] !== "string"){
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags/" + i5,schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate173.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
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
validate173.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data30.protected !== undefined){
const _errs66 = errors;
if(typeof data30.protected !== "string"){
validate173.errors = [{instancePath:instancePath+"/signatures/" + i6+"/protected",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/protected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/signatures/" + i6+"/signature",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate173.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate173.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_401 = validate181;
const schema143 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_401"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_404 = validate183;
const schema144 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_404"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_429 = validate185;
const schema145 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_429"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_500 = validate187;
const schema146 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_500"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_503 = validate189;
const schema147 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_503"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_200 = validate191;
const schema148 = {"$ref":"https://parley.invalid/a2a/AgentCardKeys","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_200"};
const schema149 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardKey"}}},"$id":"https://parley.invalid/a2a/AgentCardKeys"};
const schema150 = {"type":"object","required":["kty","kid","alg","use"],"properties":{"kty":{"type":"string","enum":["EC","OKP","RSA"]},"kid":{"type":"string"},"alg":{"type":"string"},"use":{"type":"string","const":"sig"}},"additionalProperties":{"type":"string"},"$id":"https://parley.invalid/a2a/AgentCardKey"};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCardKeys" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
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
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10){
validate192.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data1){
if(!((((key0 === "kty") || (key0 === "kid")) || (key0 === "alg")) || (key0 === "use"))){
const _errs7 = errors;
if(typeof data1[key0] !== "string"){
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/AgentCardKey/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "EC") || (data3 === "OKP")) || (data3 === "RSA"))){
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/enum",keyword:"enum",params:{allowedValues: schema150.properties.kty.enum},message:"must be equal to one of the allowed values"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/kid",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/alg",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sig" !== data6){
validate192.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/const",keyword:"const",params:{allowedValue: "sig"},message:"must be equal to constant"}];
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
validate192.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate192.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_429 = validate194;
const schema151 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_429"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_500 = validate196;
const schema152 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_500"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_503 = validate198;
const schema153 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_503"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_200 = validate200;
const schema154 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_200"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_401 = validate202;
const schema155 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_401"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_404 = validate204;
const schema156 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_404"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_422 = validate206;
const schema157 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_422"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_429 = validate208;
const schema158 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_429"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_500 = validate210;
const schema159 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_500"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnTask_reply_503 = validate212;
const schema160 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getOwnTask_reply_503"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getOwnTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_200 = validate214;
const schema161 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/getTask_reply_200"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_401 = validate216;
const schema162 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_401"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_404 = validate218;
const schema163 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_404"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_422 = validate220;
const schema164 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_422"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_429 = validate222;
const schema165 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_429"};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_500 = validate224;
const schema166 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_500"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_503 = validate226;
const schema167 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_503"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_200 = validate228;
const schema168 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_200"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_401 = validate230;
const schema169 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_401"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_404 = validate232;
const schema170 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_404"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_429 = validate234;
const schema171 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_429"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_500 = validate236;
const schema172 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_500"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_503 = validate238;
const schema173 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_503"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_body = validate240;
const schema174 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCancelTask_body"};
const schema175 = {"type":"object","$id":"https://parley.invalid/a2a/HttpBody"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate240.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_200 = validate241;
const schema176 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_200"};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_400 = validate243;
const schema177 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_400"};
const schema178 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","status","message"],"properties":{"code":{"type":"integer"},"status":{"type":"string"},"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}}}},"$id":"https://parley.invalid/a2a/HttpError"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/HttpError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
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
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate244.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate244.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate244.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5["@type"] !== undefined){
const _errs14 = errors;
if(typeof data5["@type"] !== "string"){
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.field !== undefined){
const _errs29 = errors;
if(typeof data12.field !== "string"){
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate244.errors = [{instancePath:instancePath+"/error/details",schemaPath:"#/properties/error/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate244.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_401 = validate246;
const schema180 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_401"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_404 = validate248;
const schema181 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_404"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_413 = validate250;
const schema182 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_413"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_429 = validate252;
const schema183 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_429"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_500 = validate254;
const schema184 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_500"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_503 = validate256;
const schema185 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_503"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_body = validate258;
const schema186 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate258.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_200 = validate259;
const schema188 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_200"};
const schema189 = {"type":"object","required":["id","taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/TaskPushNotificationConfig"};
const schema190 = {"type":"string","maxLength":256,"$id":"https://parley.invalid/a2a/Tenant"};
const schema193 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/a2a/HttpsUrl"};
const schema194 = {"type":"object","required":["scheme"],"properties":{"scheme":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},"credentials":{"type":"string","maxLength":4096,"pattern":"^[\\x20-\\x7e]*$"}},"$id":"https://parley.invalid/a2a/AuthenticationInfo"};
const pattern7 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$", "u");

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
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
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate260.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate260.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate260.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate260.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate260.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate260.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate260.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate260.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_400 = validate262;
const schema195 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_400"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_401 = validate264;
const schema196 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_401"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_404 = validate266;
const schema197 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_404"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_413 = validate268;
const schema198 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_413"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_429 = validate270;
const schema199 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_429"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_500 = validate272;
const schema200 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_500"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_503 = validate274;
const schema201 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_503"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_200 = validate276;
const schema202 = {"$ref":"https://parley.invalid/a2a/Empty","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_200"};
const schema203 = {"type":"object","additionalProperties":false,"$id":"https://parley.invalid/a2a/Empty"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
validate276.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate276.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_400 = validate277;
const schema204 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_400"};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_401 = validate279;
const schema205 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_401"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_404 = validate281;
const schema206 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_404"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_413 = validate283;
const schema207 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_413"};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_429 = validate285;
const schema208 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_429"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_500 = validate287;
const schema209 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_500"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_503 = validate289;
const schema210 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_503"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_200 = validate291;
const schema211 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_200"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_400 = validate293;
const schema212 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_400"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_401 = validate295;
const schema213 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_401"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_404 = validate297;
const schema214 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_404"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_413 = validate299;
const schema215 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_413"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_429 = validate301;
const schema216 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_429"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_500 = validate303;
const schema217 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_500"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_503 = validate305;
const schema218 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_503"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_200 = validate307;
const schema219 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_200"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_400 = validate309;
const schema220 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_400"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_401 = validate311;
const schema221 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_401"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_404 = validate313;
const schema222 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_404"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_413 = validate315;
const schema223 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_413"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_429 = validate317;
const schema224 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_429"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_500 = validate319;
const schema225 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_500"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_503 = validate321;
const schema226 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_503"};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_200 = validate323;
const schema227 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_200"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_400 = validate325;
const schema228 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_400"};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_401 = validate327;
const schema229 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_401"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_404 = validate329;
const schema230 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_404"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_413 = validate331;
const schema231 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_413"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_429 = validate333;
const schema232 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_429"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_500 = validate335;
const schema233 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_500"};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_503 = validate337;
const schema234 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_503"};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_200 = validate339;
const schema235 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_200"};
const schema236 = {"type":"object","required":["configs","nextPageToken"],"properties":{"configs":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig"}},"nextPageToken":{"type":"string"}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse"};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
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
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate260(data0[i0], {instancePath:instancePath+"/configs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate340.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate340.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_400 = validate343;
const schema237 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_400"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_401 = validate345;
const schema238 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_401"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_404 = validate347;
const schema239 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_404"};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_413 = validate349;
const schema240 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_413"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_429 = validate351;
const schema241 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_429"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_500 = validate353;
const schema242 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_500"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_503 = validate355;
const schema243 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_503"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_200 = validate357;
const schema244 = {"$ref":"https://parley.invalid/a2a/ListTasksResponse","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_200"};
const schema245 = {"type":"object","required":["tasks","nextPageToken","pageSize","totalSize"],"properties":{"tasks":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Task"}},"nextPageToken":{"type":"string"},"pageSize":{"type":"integer","minimum":0},"totalSize":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/a2a/ListTasksResponse"};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
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
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate27(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate358.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate358.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate358.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate358.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate358.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate358.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_400 = validate361;
const schema246 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_400"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_401 = validate363;
const schema247 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_401"};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_404 = validate365;
const schema248 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_404"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_413 = validate367;
const schema249 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_413"};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_429 = validate369;
const schema250 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_429"};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_500 = validate371;
const schema251 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_500"};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_503 = validate373;
const schema252 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_503"};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_400 = validate375;
const schema253 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_400"};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_401 = validate377;
const schema254 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_401"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_404 = validate379;
const schema255 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_404"};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_413 = validate381;
const schema256 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_413"};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_429 = validate383;
const schema257 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_429"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_500 = validate385;
const schema258 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_500"};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_503 = validate387;
const schema259 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_503"};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_body = validate389;
const schema260 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendMessage_body"};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate389.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_200 = validate390;
const schema262 = {"$ref":"https://parley.invalid/a2a/SendMessageResponse","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_200"};
const schema263 = {"type":"object","oneOf":[{"required":["task"]},{"required":["message"]}],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/SendMessageResponse"};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
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
validate391.errors = vErrors;
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
if(!(validate27(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate391.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate391(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_400 = validate395;
const schema264 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_400"};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_401 = validate397;
const schema265 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_401"};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_404 = validate399;
const schema266 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_404"};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_413 = validate401;
const schema267 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_413"};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_429 = validate403;
const schema268 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_429"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_500 = validate405;
const schema269 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_500"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_503 = validate407;
const schema270 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_503"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_body = validate409;
const schema271 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_body"};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate409.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_400 = validate410;
const schema273 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_400"};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_401 = validate412;
const schema274 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_401"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_404 = validate414;
const schema275 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_404"};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_413 = validate416;
const schema276 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_413"};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_429 = validate418;
const schema277 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_429"};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_500 = validate420;
const schema278 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_500"};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_503 = validate422;
const schema279 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_503"};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_400 = validate424;
const schema280 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_400"};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_401 = validate426;
const schema281 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_401"};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_404 = validate428;
const schema282 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_404"};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_413 = validate430;
const schema283 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_413"};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_429 = validate432;
const schema284 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_429"};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_500 = validate434;
const schema285 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_500"};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_503 = validate436;
const schema286 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_503"};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_200 = validate438;
const schema287 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_200"};
const schema288 = {"type":["string","null"],"$id":"https://parley.invalid/a2a/NextCursor"};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
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
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate438.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate27(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate438.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate438.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema288.type},message:"must be string,null"}];
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
validate438.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_401 = validate440;
const schema289 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_401"};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_422 = validate442;
const schema290 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_422"};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_429 = validate444;
const schema291 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_429"};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_500 = validate446;
const schema292 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_500"};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnTasks_reply_503 = validate448;
const schema293 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnTasks_reply_503"};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_200 = validate450;
const schema294 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_200"};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
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
validate450.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate450.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate27(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate450.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate450.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema288.type},message:"must be string,null"}];
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
validate450.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate450.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_401 = validate452;
const schema296 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_401"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_404 = validate454;
const schema297 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_404"};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_422 = validate456;
const schema298 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_422"};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_429 = validate458;
const schema299 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_429"};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_500 = validate460;
const schema300 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_500"};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_503 = validate462;
const schema301 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_503"};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_200 = validate464;
const schema302 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listTasks_reply_200"};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
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
validate464.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate464.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate27(data0[i0], {instancePath:instancePath+"/tasks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
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
validate464.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate464.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema288.type},message:"must be string,null"}];
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
validate464.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate464.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_401 = validate466;
const schema304 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_401"};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_422 = validate468;
const schema305 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_422"};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_429 = validate470;
const schema306 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_429"};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_500 = validate472;
const schema307 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_500"};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_503 = validate474;
const schema308 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_503"};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_body = validate476;
const schema309 = {"$ref":"https://parley.invalid/a2a/OwnTaskSending","$id":"https://parley.invalid/a2a/operations/sendOwnTask_body"};
const schema310 = {"type":"object","required":["to","message"],"properties":{"to":{"$ref":"https://parley.invalid/a2a/HandleReference"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/OwnTaskSending"};
const schema311 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/a2a/HandleReference"};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/OwnTaskSending" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.to === undefined) && (missing0 = "to")) || ((data.message === undefined) && (missing0 = "message"))){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate477.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate477.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate477.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate477.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate477.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":{"to":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate477(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate477.errors : vErrors.concat(validate477.errors);
errors = vErrors.length;
}
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":{"to":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_200 = validate480;
const schema313 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_200"};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_201 = validate482;
const schema314 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_201"};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_401 = validate484;
const schema315 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_401"};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_403 = validate486;
const schema316 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_403"};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_404 = validate488;
const schema317 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_404"};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_409 = validate490;
const schema318 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_409"};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_413 = validate492;
const schema319 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_413"};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_422 = validate494;
const schema320 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_422"};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_429 = validate496;
const schema321 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_429"};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_500 = validate498;
const schema322 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_500"};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_reply_503 = validate500;
const schema323 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendOwnTask_reply_503"};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_body = validate502;
const schema324 = {"$ref":"https://parley.invalid/a2a/TaskSending","$id":"https://parley.invalid/a2a/operations/sendTask_body"};
const schema325 = {"type":"object","required":["to","message"],"properties":{"to":{"$ref":"https://parley.invalid/a2a/HandleReference"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"type":"object","properties":{"historyLength":{"type":"integer","minimum":0,"maximum":2147483647},"returnImmediately":{"type":"boolean","default":true}}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskSending"};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskSending" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate503.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.to === undefined) && (missing0 = "to")) || ((data.message === undefined) && (missing0 = "message"))){
validate503.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate503.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate503.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate503.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate503.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
let data2 = data.configuration;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.historyLength !== undefined){
let data3 = data2.historyLength;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate503.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate503.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate503.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.returnImmediately !== undefined){
const _errs9 = errors;
if(typeof data2.returnImmediately !== "boolean"){
validate503.errors = [{instancePath:instancePath+"/configuration/returnImmediately",schemaPath:"#/properties/configuration/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate503.errors = [{instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
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
validate503.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
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
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate503(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate503.errors : vErrors.concat(validate503.errors);
errors = vErrors.length;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_200 = validate506;
const schema328 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_reply_200"};

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_201 = validate508;
const schema329 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_reply_201"};

function validate508(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate508.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate508.errors = vErrors;
return errors === 0;
}
validate508.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_401 = validate510;
const schema330 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_401"};

function validate510(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate510.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate510.errors = vErrors;
return errors === 0;
}
validate510.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_403 = validate512;
const schema331 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_403"};

function validate512(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate512.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate512.errors = vErrors;
return errors === 0;
}
validate512.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_404 = validate514;
const schema332 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_404"};

function validate514(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate514.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate514.errors = vErrors;
return errors === 0;
}
validate514.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_409 = validate516;
const schema333 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_409"};

function validate516(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate516.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate516.errors = vErrors;
return errors === 0;
}
validate516.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_413 = validate518;
const schema334 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_413"};

function validate518(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate518.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate518.errors = vErrors;
return errors === 0;
}
validate518.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_422 = validate520;
const schema335 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_422"};

function validate520(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate520.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate520.errors = vErrors;
return errors === 0;
}
validate520.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_429 = validate522;
const schema336 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_429"};

function validate522(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate522.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate522.errors = vErrors;
return errors === 0;
}
validate522.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_500 = validate524;
const schema337 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_500"};

function validate524(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate524.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate524.errors = vErrors;
return errors === 0;
}
validate524.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_503 = validate526;
const schema338 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_503"};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const CancelTask_params = validate528;
const schema339 = {"$ref":"https://parley.invalid/a2a/CancelTaskRequest","$id":"https://parley.invalid/a2a/operations/CancelTask_params"};
const schema340 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/CancelTaskRequest"};

function validate529(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CancelTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate529.evaluated;
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
validate529.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate529.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate529.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate529.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate529.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate529.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate529.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data2 = data.metadata;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate529.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate529.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate529.errors = vErrors;
return errors === 0;
}
validate529.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CancelTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate529(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
errors = vErrors.length;
}
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CancelTask_result = validate531;
const schema344 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/CancelTask_result"};

function validate531(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CancelTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate531.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate531.errors = vErrors;
return errors === 0;
}
validate531.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CreateTaskPushNotificationConfig_params = validate533;
const schema345 = {"$ref":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params"};
const schema346 = {"type":"object","required":["taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest"};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.url === undefined) && (missing0 = "url"))){
validate534.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate534.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate534.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate534.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate534.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate534.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate534.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate534.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate534.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate534.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate534.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate534.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate534.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate534.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate534.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate534.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate534.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate533(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate533.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate534(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
errors = vErrors.length;
}
validate533.errors = vErrors;
return errors === 0;
}
validate533.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const CreateTaskPushNotificationConfig_result = validate536;
const schema352 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_result"};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteTaskPushNotificationConfig_params = validate538;
const schema353 = {"$ref":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params"};
const schema354 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest"};

function validate539(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate539.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.id === undefined) && (missing0 = "id"))){
validate539.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate539.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate539.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
let data1 = data.taskId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate539.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate539.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate539.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate539.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate539.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate539.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate539.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate539.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate539.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate539.errors = vErrors;
return errors === 0;
}
validate539.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate539(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate539.errors : vErrors.concat(validate539.errors);
errors = vErrors.length;
}
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteTaskPushNotificationConfig_result = validate541;
const schema358 = {"$ref":"https://parley.invalid/a2a/Empty","$id":"https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_result"};

function validate541(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate541.evaluated;
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
validate541.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate541.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate541.errors = vErrors;
return errors === 0;
}
validate541.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GetExtendedAgentCard_params = validate542;
const schema360 = {"$ref":"https://parley.invalid/a2a/GetExtendedAgentCardRequest","$id":"https://parley.invalid/a2a/operations/GetExtendedAgentCard_params"};
const schema361 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"}},"$id":"https://parley.invalid/a2a/GetExtendedAgentCardRequest"};

function validate543(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetExtendedAgentCardRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate543.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate543.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate543.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate543.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate543.errors = vErrors;
return errors === 0;
}
validate543.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};


function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetExtendedAgentCard_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate542.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate543(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors);
errors = vErrors.length;
}
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};

export const GetExtendedAgentCard_result = validate545;
const schema363 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/GetExtendedAgentCard_result"};

function validate545(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetExtendedAgentCard_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate545.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate545.errors = vErrors;
return errors === 0;
}
validate545.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GetTask_params = validate547;
const schema364 = {"$ref":"https://parley.invalid/a2a/GetTaskRequest","$id":"https://parley.invalid/a2a/operations/GetTask_params"};
const schema365 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"}},"$id":"https://parley.invalid/a2a/GetTaskRequest"};
const schema368 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"https://parley.invalid/a2a/HistoryLength"};

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
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
validate548.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate548.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate548.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate548.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate548.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate548.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate548.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historyLength !== undefined){
let data2 = data.historyLength;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate548.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate548.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate548.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
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
validate548.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};


function validate547(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate547.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate548(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate548.errors : vErrors.concat(validate548.errors);
errors = vErrors.length;
}
validate547.errors = vErrors;
return errors === 0;
}
validate547.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const GetTask_result = validate550;
const schema369 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/GetTask_result"};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const GetTaskPushNotificationConfig_params = validate552;
const schema370 = {"$ref":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params"};
const schema371 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest"};

function validate553(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate553.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.id === undefined) && (missing0 = "id"))){
validate553.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate553.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate553.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
let data1 = data.taskId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate553.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate553.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate553.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate553.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate553.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate553.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate553.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate553.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate553.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate553.errors = vErrors;
return errors === 0;
}
validate553.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate552.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate553(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
errors = vErrors.length;
}
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const GetTaskPushNotificationConfig_result = validate555;
const schema375 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_result"};

function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate555.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate555.errors = vErrors;
return errors === 0;
}
validate555.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const ListTaskPushNotificationConfigs_params = validate557;
const schema376 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest","$id":"https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params"};
const schema377 = {"type":"object","required":["taskId"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest"};

function validate558(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate558.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.taskId === undefined) && (missing0 = "taskId")){
validate558.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate558.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate558.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskId !== undefined){
let data1 = data.taskId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate558.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate558.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate558.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate558.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data2 = data.pageSize;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate558.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate558.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate558.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data3 = data.pageToken;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate558.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate558.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
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
validate558.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate558.errors = vErrors;
return errors === 0;
}
validate558.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate557.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate558(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
errors = vErrors.length;
}
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};

export const ListTaskPushNotificationConfigs_result = validate560;
const schema380 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse","$id":"https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_result"};

function validate560(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate560.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
validate560.errors = vErrors;
return errors === 0;
}
validate560.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

export const ListTasks_params = validate562;
const schema381 = {"$ref":"https://parley.invalid/a2a/ListTasksRequest","$id":"https://parley.invalid/a2a/operations/ListTasks_params"};
const schema382 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"statusTimestampAfter":{"type":"string","format":"date-time"},"includeArtifacts":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/ListTasksRequest"};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate563.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate563.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate563.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate563.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate563.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate563.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.status;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate563.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "TASK_STATE_SUBMITTED") || (data2 === "TASK_STATE_WORKING")) || (data2 === "TASK_STATE_INPUT_REQUIRED")) || (data2 === "TASK_STATE_AUTH_REQUIRED")) || (data2 === "TASK_STATE_COMPLETED")) || (data2 === "TASK_STATE_FAILED")) || (data2 === "TASK_STATE_CANCELED")) || (data2 === "TASK_STATE_REJECTED"))){
validate563.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageSize !== undefined){
let data3 = data.pageSize;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate563.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate563.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate563.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageToken !== undefined){
let data4 = data.pageToken;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 512){
validate563.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate563.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historyLength !== undefined){
let data5 = data.historyLength;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate563.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate563.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate563.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusTimestampAfter !== undefined){
let data6 = data.statusTimestampAfter;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate563.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate563.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeArtifacts !== undefined){
const _errs19 = errors;
if(typeof data.includeArtifacts !== "boolean"){
validate563.errors = [{instancePath:instancePath+"/includeArtifacts",schemaPath:"#/properties/includeArtifacts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
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
validate563.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};


function validate562(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTasks_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate562.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate563(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
errors = vErrors.length;
}
validate562.errors = vErrors;
return errors === 0;
}
validate562.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};

export const ListTasks_result = validate565;
const schema387 = {"$ref":"https://parley.invalid/a2a/ListTasksResponse","$id":"https://parley.invalid/a2a/operations/ListTasks_result"};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTasks_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate358(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessage_params = validate567;
const schema388 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendMessage_params"};
const schema389 = {"type":"object","required":["message"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"$ref":"https://parley.invalid/a2a/SendMessageConfiguration"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/SendMessageRequest"};
const schema391 = {"type":"object","properties":{"acceptedOutputModes":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/MediaType"}},"taskPushNotificationConfig":{"$ref":"https://parley.invalid/a2a/NewPushNotificationConfig"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"returnImmediately":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/SendMessageConfiguration"};
const schema393 = {"type":"object","required":["url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/NewPushNotificationConfig"};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/NewPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate571.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate571.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate571.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate571.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate571.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate571.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate571.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate571.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate571.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate571.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate571.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate571.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate571.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate571.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate571.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate571.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate571.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate571.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate570(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageConfiguration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate570.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.acceptedOutputModes !== undefined){
let data0 = data.acceptedOutputModes;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate570.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate570.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate570.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate570.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate570.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taskPushNotificationConfig !== undefined){
const _errs6 = errors;
if(!(validate571(data.taskPushNotificationConfig, {instancePath:instancePath+"/taskPushNotificationConfig",parentData:data,parentDataProperty:"taskPushNotificationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historyLength !== undefined){
let data3 = data.historyLength;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate570.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate570.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate570.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.returnImmediately !== undefined){
const _errs10 = errors;
if(typeof data.returnImmediately !== "boolean"){
validate570.errors = [{instancePath:instancePath+"/returnImmediately",schemaPath:"#/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate570.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate570.errors = vErrors;
return errors === 0;
}
validate570.evaluated = {"props":{"acceptedOutputModes":true,"taskPushNotificationConfig":true,"historyLength":true,"returnImmediately":true},"dynamicProps":false,"dynamicItems":false};


function validate568(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate568.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate568.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate568.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate568.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs4 = errors;
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configuration !== undefined){
const _errs5 = errors;
if(!(validate570(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate568.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate568.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate568.errors = vErrors;
return errors === 0;
}
validate568.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendMessage_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessage_result = validate575;
const schema401 = {"$ref":"https://parley.invalid/a2a/SendMessageResponse","$id":"https://parley.invalid/a2a/operations/SendMessage_result"};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendMessage_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate391(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
errors = vErrors.length;
}
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const SendStreamingMessage_params = validate577;
const schema402 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendStreamingMessage_params"};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendStreamingMessage_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate568(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate568.errors : vErrors.concat(validate568.errors);
errors = vErrors.length;
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SendStreamingMessage_result = validate579;
const schema403 = {"$ref":"https://parley.invalid/a2a/StreamResponse","$id":"https://parley.invalid/a2a/operations/SendStreamingMessage_result"};
const schema404 = {"type":"object","oneOf":[{"required":["task"]},{"required":["message"]},{"required":["statusUpdate"]},{"required":["artifactUpdate"]}],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"statusUpdate":{"$ref":"https://parley.invalid/a2a/TaskStatusUpdateEvent"},"artifactUpdate":{"$ref":"https://parley.invalid/a2a/TaskArtifactUpdateEvent"}},"$id":"https://parley.invalid/a2a/StreamResponse"};
const schema405 = {"type":"object","required":["taskId","contextId","status"],"properties":{"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskStatus"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskStatusUpdateEvent"};

function validate583(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskStatusUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate583.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.taskId === undefined) && (missing0 = "taskId")) || ((data.contextId === undefined) && (missing0 = "contextId"))) || ((data.status === undefined) && (missing0 = "status"))){
validate583.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.taskId !== undefined){
let data0 = data.taskId;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate583.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate583.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate583.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate583.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate583.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate583.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate583.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate583.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate28(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate583.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate583.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate583.errors = vErrors;
return errors === 0;
}
validate583.evaluated = {"props":{"taskId":true,"contextId":true,"status":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema409 = {"type":"object","required":["taskId","contextId","artifact"],"properties":{"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"artifact":{"$ref":"https://parley.invalid/a2a/Artifact"},"append":{"type":"boolean"},"lastChunk":{"type":"boolean"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskArtifactUpdateEvent"};

function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskArtifactUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate586.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.taskId === undefined) && (missing0 = "taskId")) || ((data.contextId === undefined) && (missing0 = "contextId"))) || ((data.artifact === undefined) && (missing0 = "artifact"))){
validate586.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.taskId !== undefined){
let data0 = data.taskId;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate586.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate586.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate586.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate586.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate586.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate586.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate586.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate586.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.artifact !== undefined){
const _errs7 = errors;
if(!(validate31(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.append !== undefined){
const _errs8 = errors;
if(typeof data.append !== "boolean"){
validate586.errors = [{instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastChunk !== undefined){
const _errs10 = errors;
if(typeof data.lastChunk !== "boolean"){
validate586.errors = [{instancePath:instancePath+"/lastChunk",schemaPath:"#/properties/lastChunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate586.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
validate586.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate586.errors = vErrors;
return errors === 0;
}
validate586.evaluated = {"props":{"taskId":true,"contextId":true,"artifact":true,"append":true,"lastChunk":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate580(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/StreamResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate580.evaluated;
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.statusUpdate === undefined) && (missing2 = "statusUpdate")){
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
if((data.artifactUpdate === undefined) && (missing3 = "artifactUpdate")){
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
validate580.errors = vErrors;
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
const _errs6 = errors;
if(!(validate27(data.task, {instancePath:instancePath+"/task",parentData:data,parentDataProperty:"task",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.message !== undefined){
const _errs7 = errors;
if(!(validate21(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.statusUpdate !== undefined){
const _errs8 = errors;
if(!(validate583(data.statusUpdate, {instancePath:instancePath+"/statusUpdate",parentData:data,parentDataProperty:"statusUpdate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.artifactUpdate !== undefined){
const _errs9 = errors;
if(!(validate586(data.artifactUpdate, {instancePath:instancePath+"/artifactUpdate",parentData:data,parentDataProperty:"artifactUpdate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
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
validate580.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate580.errors = vErrors;
return errors === 0;
}
validate580.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};


function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendStreamingMessage_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate580(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};

export const SubscribeToTask_params = validate590;
const schema413 = {"$ref":"https://parley.invalid/a2a/SubscribeToTaskRequest","$id":"https://parley.invalid/a2a/operations/SubscribeToTask_params"};
const schema414 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/SubscribeToTaskRequest"};

function validate591(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SubscribeToTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate591.evaluated;
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
validate591.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate591.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate591.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate591.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate591.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate591.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate591.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate591.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate591.errors = vErrors;
return errors === 0;
}
validate591.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SubscribeToTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate590.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate591(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate591.errors : vErrors.concat(validate591.errors);
errors = vErrors.length;
}
validate590.errors = vErrors;
return errors === 0;
}
validate590.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const SubscribeToTask_result = validate593;
const schema417 = {"$ref":"https://parley.invalid/a2a/StreamResponse","$id":"https://parley.invalid/a2a/operations/SubscribeToTask_result"};

function validate593(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SubscribeToTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate593.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate580(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
errors = vErrors.length;
}
validate593.errors = vErrors;
return errors === 0;
}
validate593.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};
