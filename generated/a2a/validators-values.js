// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addTaskArtifact_body = validate20;
const schema31 = {"type":"object","required":["artifact"],"properties":{"artifact":{"$ref":"https://parley.invalid/a2a/Artifact"},"append":{"type":"boolean"},"lastChunk":{"type":"boolean"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/addTaskArtifact_body"};
const schema35 = {"type":"object","additionalProperties":true,"$id":"https://parley.invalid/a2a/Struct"};
const schema32 = {"type":"object","required":["artifactId","parts"],"properties":{"artifactId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"name":{"type":"string","maxLength":1024},"description":{"type":"string","maxLength":8192},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/Artifact"};
const schema33 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/a2a/OpaqueId"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const schema34 = {"type":"object","oneOf":[{"required":["text"]},{"required":["raw"]},{"required":["url"]},{"required":["data"]}],"properties":{"text":{"type":"string"},"raw":{"type":"string","pattern":"^[A-Za-z0-9+/]*={0,2}$"},"url":{"type":"string","minLength":1,"maxLength":8192},"data":{},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"filename":{"type":"string","maxLength":1024},"mediaType":{"$ref":"https://parley.invalid/a2a/MediaType"}},"$id":"https://parley.invalid/a2a/Part"};
const schema36 = {"type":"string","minLength":1,"maxLength":256,"$id":"https://parley.invalid/a2a/MediaType"};
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
/*# sourceURL="https://parley.invalid/a2a/Artifact" */;
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
if(((data.artifactId === undefined) && (missing0 = "artifactId")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate21.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate21.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data6[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"artifactId":true,"parts":true,"name":true,"description":true,"metadata":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_body" */;
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
if((data.artifact === undefined) && (missing0 = "artifact")){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.artifact !== undefined){
const _errs1 = errors;
if(!(validate21(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate20.errors = [{instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate20.errors = [{instancePath:instancePath+"/lastChunk",schemaPath:"#/properties/lastChunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate20.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"artifact":true,"append":true,"lastChunk":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskArtifact_reply_200 = validate25;
const schema39 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_200"};
const schema40 = {"type":"object","required":["task"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"}},"$id":"https://parley.invalid/a2a/TaskReply"};
const schema41 = {"type":"object","required":["id","status"],"properties":{"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskStatus"},"artifacts":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Artifact"}},"history":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Message"}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/Task"};
const schema44 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"timestamp":{"$ref":"https://parley.invalid/a2a/Timestamp"}},"$id":"https://parley.invalid/a2a/TaskStatus"};
const schema45 = {"type":"string","enum":["TASK_STATE_SUBMITTED","TASK_STATE_WORKING","TASK_STATE_INPUT_REQUIRED","TASK_STATE_AUTH_REQUIRED","TASK_STATE_COMPLETED","TASK_STATE_FAILED","TASK_STATE_CANCELED","TASK_STATE_REJECTED"],"$id":"https://parley.invalid/a2a/TaskState"};
const schema53 = {"type":"string","format":"date-time","$id":"https://parley.invalid/a2a/Timestamp"};
const schema46 = {"type":"object","required":["messageId","role","parts"],"properties":{"messageId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"role":{"$ref":"https://parley.invalid/a2a/Role"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}},"referenceTaskIds":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/OpaqueId"}}},"$id":"https://parley.invalid/a2a/Message"};
const schema48 = {"type":"string","enum":["ROLE_USER","ROLE_AGENT"],"$id":"https://parley.invalid/a2a/Role"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Message" */;
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
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.parts === undefined) && (missing0 = "parts"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate29.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/messageId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "ROLE_USER") || (data1 === "ROLE_AGENT"))){
validate29.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/a2a/Role/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
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
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data2.length < 1){
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate29.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate29.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate29.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate29.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate29.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data7[i1] !== "string"){
validate29.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data10.isWellFormed() || data10.includes("\u0000")){
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds/" + i2,schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"messageId":true,"role":true,"parts":true,"contextId":true,"taskId":true,"metadata":true,"extensions":true,"referenceTaskIds":true},"dynamicProps":false,"dynamicItems":false};

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
validate28.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate21(data3[i0], {instancePath:instancePath+"/artifacts/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
if(!(validate29(data5[i1], {instancePath:instancePath+"/history/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_200" */;
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

export const addTaskArtifact_reply_401 = validate37;
const schema55 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_401"};
const schema56 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/a2a/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/a2a/ErrorBody"};
const schema57 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/a2a/ErrorCode"};

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
validate38.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/a2a/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema57.enum},message:"must be equal to one of the allowed values"}];
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
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_401" */;
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

export const addTaskArtifact_reply_404 = validate40;
const schema58 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_404"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_404" */;
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

export const addTaskArtifact_reply_409 = validate42;
const schema59 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_409"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_409" */;
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

export const addTaskArtifact_reply_413 = validate44;
const schema60 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_413"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_413" */;
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

export const addTaskArtifact_reply_422 = validate46;
const schema61 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_422"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_422" */;
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

export const addTaskArtifact_reply_429 = validate48;
const schema62 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_429"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_429" */;
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

export const addTaskArtifact_reply_500 = validate50;
const schema63 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_500"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_500" */;
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

export const addTaskArtifact_reply_503 = validate52;
const schema64 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskArtifact_reply_503"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_reply_503" */;
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

export const addTaskMessage_body = validate54;
const schema65 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/operations/addTaskMessage_body"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_body" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
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
validate54.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_reply_200 = validate56;
const schema66 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_200"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_200" */;
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

export const addTaskMessage_reply_401 = validate58;
const schema67 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_401"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_401" */;
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

export const addTaskMessage_reply_404 = validate60;
const schema68 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_404"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_404" */;
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

export const addTaskMessage_reply_409 = validate62;
const schema69 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_409"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_409" */;
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

export const addTaskMessage_reply_413 = validate64;
const schema70 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_413"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_413" */;
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

export const addTaskMessage_reply_422 = validate66;
const schema71 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_422"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_422" */;
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

export const addTaskMessage_reply_429 = validate68;
const schema72 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_429"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_429" */;
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

export const addTaskMessage_reply_500 = validate70;
const schema73 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_500"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_500" */;
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

export const addTaskMessage_reply_503 = validate72;
const schema74 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/addTaskMessage_reply_503"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_reply_503" */;
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

export const callAgent_body = validate74;
const schema75 = {"$ref":"https://parley.invalid/a2a/JsonRpcRequest","$id":"https://parley.invalid/a2a/operations/callAgent_body"};
const schema76 = {"type":["object","array","string","number","boolean","null"],"$id":"https://parley.invalid/a2a/JsonRpcRequest"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate74.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/JsonRpcRequest/type",keyword:"type",params:{type: schema76.type},message:"must be object,array,string,number,boolean,null"}];
return false;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_200 = validate75;
const schema77 = {"$ref":"https://parley.invalid/a2a/JsonRpcResponse","$id":"https://parley.invalid/a2a/operations/callAgent_reply_200"};
const schema78 = {"type":"object","required":["jsonrpc","id"],"properties":{"jsonrpc":{"type":"string","const":"2.0"},"id":{"$ref":"https://parley.invalid/a2a/JsonRpcId"},"result":{},"error":{"$ref":"https://parley.invalid/a2a/JsonRpcError"}},"oneOf":[{"required":["result"]},{"required":["error"]}],"$id":"https://parley.invalid/a2a/JsonRpcResponse"};
const schema79 = {"type":["string","integer","null"],"maxLength":1024,"$id":"https://parley.invalid/a2a/JsonRpcId"};
const schema80 = {"type":"object","required":["code","message"],"additionalProperties":false,"properties":{"code":{"type":"integer"},"message":{"type":"string"},"data":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}},"$id":"https://parley.invalid/a2a/JsonRpcError"};
const schema81 = {"type":"object","required":["@type"],"properties":{"@type":{"type":"string"},"reason":{"type":"string","pattern":"^[A-Z][A-Z0-9_]+[A-Z0-9]$","maxLength":63},"domain":{"type":"string"},"metadata":{"type":"object","additionalProperties":{"type":"string"}},"fieldViolations":{"type":"array","items":{"type":"object","required":["field","description"],"properties":{"field":{"type":"string"},"description":{"type":"string"}}}}},"$id":"https://parley.invalid/a2a/ErrorDetail"};
const pattern5 = new RegExp("^[A-Z][A-Z0-9_]+[A-Z0-9]$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
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
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "message")) || (key0 === "data"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate77.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate77.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3["@type"] !== undefined){
const _errs11 = errors;
if(typeof data3["@type"] !== "string"){
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data5)){
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.field !== undefined){
const _errs26 = errors;
if(typeof data10.field !== "string"){
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate77.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate77.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/JsonRpcResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = vErrors;
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
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.jsonrpc !== undefined){
let data0 = data.jsonrpc;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("2.0" !== data0){
validate76.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"#/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/type",keyword:"type",params:{type: schema79.type},message:"must be string,integer,null"}];
return false;
}
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/JsonRpcId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
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
if(!(validate77(data.error, {instancePath:instancePath+"/error",parentData:data,parentDataProperty:"error",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"jsonrpc":true,"id":true,"result":true,"error":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_reply_401 = validate80;
const schema82 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_401"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_401" */;
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

export const callAgent_reply_404 = validate82;
const schema83 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_404"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_404" */;
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

export const callAgent_reply_413 = validate84;
const schema84 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_413"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_413" */;
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

export const callAgent_reply_429 = validate86;
const schema85 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_429"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_429" */;
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

export const callAgent_reply_500 = validate88;
const schema86 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_500"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_500" */;
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

export const callAgent_reply_503 = validate90;
const schema87 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/callAgent_reply_503"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_reply_503" */;
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

export const cancelTask_body = validate92;
const schema88 = {"type":"object","$id":"https://parley.invalid/a2a/operations/cancelTask_body"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_200 = validate93;
const schema89 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_200"};
const schema90 = {"type":"object","required":["task","changed"],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"changed":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/TaskChange"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskChange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate94.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_401 = validate97;
const schema91 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_401"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_404 = validate99;
const schema92 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_404"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_409 = validate101;
const schema93 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_409"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_413 = validate103;
const schema94 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_413"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_422 = validate105;
const schema95 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_422"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
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
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_429 = validate107;
const schema96 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_429"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_500 = validate109;
const schema97 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_500"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const cancelTask_reply_503 = validate111;
const schema98 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/cancelTask_reply_503"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_body = validate113;
const schema99 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/changeTaskStatus_body"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate113.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "TASK_STATE_SUBMITTED") || (data0 === "TASK_STATE_WORKING")) || (data0 === "TASK_STATE_INPUT_REQUIRED")) || (data0 === "TASK_STATE_AUTH_REQUIRED")) || (data0 === "TASK_STATE_COMPLETED")) || (data0 === "TASK_STATE_FAILED")) || (data0 === "TASK_STATE_CANCELED")) || (data0 === "TASK_STATE_REJECTED"))){
validate113.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate113.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"state":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_200 = validate115;
const schema102 = {"$ref":"https://parley.invalid/a2a/TaskChange","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_200"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"task":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_reply_401 = validate117;
const schema103 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_401"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_401" */;
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

export const changeTaskStatus_reply_404 = validate119;
const schema104 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_404"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_404" */;
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

export const changeTaskStatus_reply_409 = validate121;
const schema105 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_409"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_409" */;
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

export const changeTaskStatus_reply_413 = validate123;
const schema106 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_413"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_413" */;
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

export const changeTaskStatus_reply_422 = validate125;
const schema107 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_422"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_422" */;
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

export const changeTaskStatus_reply_429 = validate127;
const schema108 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_429"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_429" */;
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

export const changeTaskStatus_reply_500 = validate129;
const schema109 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_500"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_500" */;
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

export const changeTaskStatus_reply_503 = validate131;
const schema110 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/changeTaskStatus_reply_503"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_reply_503" */;
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

export const getAgentCard_reply_200 = validate133;
const schema111 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_200"};
const schema112 = {"type":"object","required":["name","description","version","supportedInterfaces","capabilities","defaultInputModes","defaultOutputModes","skills"],"additionalProperties":false,"properties":{"name":{"type":"string"},"description":{"type":"string"},"version":{"type":"string"},"supportedInterfaces":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentInterface"}},"provider":{"$ref":"https://parley.invalid/a2a/AgentProvider"},"iconUrl":{"type":"string"},"documentationUrl":{"type":"string"},"capabilities":{"$ref":"https://parley.invalid/a2a/AgentCapabilities"},"securitySchemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/SecurityScheme"}},"securityRequirements":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/SecurityRequirement"}},"defaultInputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"defaultOutputModes":{"type":"array","minItems":1,"items":{"type":"string"}},"skills":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/a2a/AgentSkill"}},"signatures":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardSignature"}}},"$id":"https://parley.invalid/a2a/AgentCard"};
const schema113 = {"type":"object","required":["url","protocolBinding","protocolVersion"],"properties":{"url":{"type":"string","format":"uri"},"protocolBinding":{"type":"string"},"protocolVersion":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentInterface"};
const schema114 = {"type":"object","required":["url","organization"],"properties":{"url":{"type":"string"},"organization":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentProvider"};
const schema121 = {"type":"object","required":["id","name","description","tags"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"tags":{"type":"array","minItems":1,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/AgentSkill"};
const schema122 = {"type":"object","required":["protected","signature"],"properties":{"protected":{"type":"string"},"signature":{"type":"string"}},"$id":"https://parley.invalid/a2a/AgentCardSignature"};
const func24 = Object.prototype.hasOwnProperty;
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema115 = {"type":"object","properties":{"streaming":{"type":"boolean"},"pushNotifications":{"type":"boolean"},"extendedAgentCard":{"type":"boolean"},"extensions":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/AgentExtension"}}},"$id":"https://parley.invalid/a2a/AgentCapabilities"};
const schema116 = {"type":"object","required":["uri"],"properties":{"uri":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/AgentExtension"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCapabilities" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
validate135.errors = [{instancePath:instancePath+"/streaming",schemaPath:"#/properties/streaming/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate135.errors = [{instancePath:instancePath+"/pushNotifications",schemaPath:"#/properties/pushNotifications/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate135.errors = [{instancePath:instancePath+"/extendedAgentCard",schemaPath:"#/properties/extendedAgentCard/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate135.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data4.uri !== undefined){
const _errs12 = errors;
if(typeof data4.uri !== "string"){
validate135.errors = [{instancePath:instancePath+"/extensions/" + i0+"/uri",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate135.errors = [{instancePath:instancePath+"/extensions/" + i0+"/description",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate135.errors = [{instancePath:instancePath+"/extensions/" + i0+"/required",schemaPath:"https://parley.invalid/a2a/AgentExtension/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate135.errors = [{instancePath:instancePath+"/extensions/" + i0,schemaPath:"https://parley.invalid/a2a/AgentExtension/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate135.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"streaming":true,"pushNotifications":true,"extendedAgentCard":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};

const schema117 = {"type":"object","required":["httpAuthSecurityScheme"],"properties":{"httpAuthSecurityScheme":{"$ref":"https://parley.invalid/a2a/HttpAuthSecurityScheme"}},"$id":"https://parley.invalid/a2a/SecurityScheme"};
const schema118 = {"type":"object","required":["scheme"],"properties":{"description":{"type":"string"},"scheme":{"type":"string"},"bearerFormat":{"type":"string"}},"$id":"https://parley.invalid/a2a/HttpAuthSecurityScheme"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityScheme" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate137.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.description !== undefined){
const _errs4 = errors;
if(typeof data0.description !== "string"){
validate137.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/description",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate137.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/scheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate137.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme/bearerFormat",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/properties/bearerFormat/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate137.errors = [{instancePath:instancePath+"/httpAuthSecurityScheme",schemaPath:"https://parley.invalid/a2a/HttpAuthSecurityScheme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"httpAuthSecurityScheme":true},"dynamicProps":false,"dynamicItems":false};

const schema119 = {"type":"object","required":["schemes"],"properties":{"schemes":{"type":"object","additionalProperties":{"$ref":"https://parley.invalid/a2a/StringList"}}},"$id":"https://parley.invalid/a2a/SecurityRequirement"};
const schema120 = {"type":"object","properties":{"list":{"type":"array","items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/StringList"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SecurityRequirement" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
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
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate139.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list/" + i0,schemaPath:"https://parley.invalid/a2a/StringList/properties/list/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/list",schemaPath:"https://parley.invalid/a2a/StringList/properties/list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/schemes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/StringList/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate139.errors = [{instancePath:instancePath+"/schemes",schemaPath:"#/properties/schemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"schemes":true},"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCard" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func24.call(schema112.properties, key0))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate134.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/url",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolBinding",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolBinding/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0+"/protocolVersion",schemaPath:"https://parley.invalid/a2a/AgentInterface/properties/protocolVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces/" + i0,schemaPath:"https://parley.invalid/a2a/AgentInterface/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/supportedInterfaces",schemaPath:"#/properties/supportedInterfaces/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data8.url !== undefined){
const _errs22 = errors;
if(typeof data8.url !== "string"){
validate134.errors = [{instancePath:instancePath+"/provider/url",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/provider/organization",schemaPath:"https://parley.invalid/a2a/AgentProvider/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/a2a/AgentProvider/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/iconUrl",schemaPath:"#/properties/iconUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/documentationUrl",schemaPath:"#/properties/documentationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate135(data.capabilities, {instancePath:instancePath+"/capabilities",parentData:data,parentDataProperty:"capabilities",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
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
if(!(validate137(data14[key1], {instancePath:instancePath+"/securitySchemes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data14,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid6 = _errs34 === errors;
if(!valid6){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/securitySchemes",schemaPath:"#/properties/securitySchemes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate139(data16[i1], {instancePath:instancePath+"/securityRequirements/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid7 = _errs37 === errors;
if(!valid7){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/securityRequirements",schemaPath:"#/properties/securityRequirements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
const _errs40 = errors;
if(typeof data18[i2] !== "string"){
validate134.errors = [{instancePath:instancePath+"/defaultInputModes/" + i2,schemaPath:"#/properties/defaultInputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/defaultInputModes",schemaPath:"#/properties/defaultInputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
const _errs44 = errors;
if(typeof data20[i3] !== "string"){
validate134.errors = [{instancePath:instancePath+"/defaultOutputModes/" + i3,schemaPath:"#/properties/defaultOutputModes/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/defaultOutputModes",schemaPath:"#/properties/defaultOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data23.id !== undefined){
const _errs51 = errors;
if(typeof data23.id !== "string"){
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/id",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/name",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/description",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid13 = true;
const len5 = data27.length;
for(let i5=0; i5<len5; i5++){
const _errs59 = errors;
if(typeof data27[i5] !== "string"){
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags/" + i5,schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4+"/tags",schemaPath:"https://parley.invalid/a2a/AgentSkill/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/skills/" + i4,schemaPath:"https://parley.invalid/a2a/AgentSkill/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
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
validate134.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data30.protected !== undefined){
const _errs66 = errors;
if(typeof data30.protected !== "string"){
validate134.errors = [{instancePath:instancePath+"/signatures/" + i6+"/protected",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/protected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/signatures/" + i6+"/signature",schemaPath:"https://parley.invalid/a2a/AgentCardSignature/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate134.errors = [{instancePath:instancePath+"/signatures/" + i6,schemaPath:"https://parley.invalid/a2a/AgentCardSignature/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate134.errors = [{instancePath:instancePath+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getAgentCard_reply_401 = validate142;
const schema123 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_401"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_401" */;
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

export const getAgentCard_reply_404 = validate144;
const schema124 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_404"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_404" */;
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

export const getAgentCard_reply_429 = validate146;
const schema125 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_429"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_429" */;
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

export const getAgentCard_reply_500 = validate148;
const schema126 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_500"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_500" */;
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

export const getAgentCard_reply_503 = validate150;
const schema127 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCard_reply_503"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCard_reply_503" */;
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

export const getAgentCardKeys_reply_200 = validate152;
const schema128 = {"$ref":"https://parley.invalid/a2a/AgentCardKeys","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_200"};
const schema129 = {"type":"object","required":["keys"],"properties":{"keys":{"type":"array","maxItems":10,"items":{"$ref":"https://parley.invalid/a2a/AgentCardKey"}}},"$id":"https://parley.invalid/a2a/AgentCardKeys"};
const schema130 = {"type":"object","required":["kty","kid","alg","use"],"properties":{"kty":{"type":"string","enum":["EC","OKP","RSA"]},"kid":{"type":"string"},"alg":{"type":"string"},"use":{"type":"string","const":"sig"}},"additionalProperties":{"type":"string"},"$id":"https://parley.invalid/a2a/AgentCardKey"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/AgentCardKeys" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.keys !== undefined){
let data0 = data.keys;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10){
validate153.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data1){
if(!((((key0 === "kty") || (key0 === "kid")) || (key0 === "alg")) || (key0 === "use"))){
const _errs7 = errors;
if(typeof data1[key0] !== "string"){
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/AgentCardKey/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "EC") || (data3 === "OKP")) || (data3 === "RSA"))){
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/kty",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kty/enum",keyword:"enum",params:{allowedValues: schema130.properties.kty.enum},message:"must be equal to one of the allowed values"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/kid",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/alg",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/alg/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sig" !== data6){
validate153.errors = [{instancePath:instancePath+"/keys/" + i0+"/use",schemaPath:"https://parley.invalid/a2a/AgentCardKey/properties/use/const",keyword:"const",params:{allowedValue: "sig"},message:"must be equal to constant"}];
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
validate153.errors = [{instancePath:instancePath+"/keys/" + i0,schemaPath:"https://parley.invalid/a2a/AgentCardKey/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate153.errors = [{instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"keys":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_429 = validate155;
const schema131 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_429"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_500 = validate157;
const schema132 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_500"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentCardKeys_reply_503 = validate159;
const schema133 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getAgentCardKeys_reply_503"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getAgentCardKeys_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_200 = validate161;
const schema134 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/getTask_reply_200"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
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
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_401 = validate163;
const schema135 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_401"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
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
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_404 = validate165;
const schema136 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_404"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
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
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_422 = validate167;
const schema137 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_422"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
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
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_429 = validate169;
const schema138 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_429"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
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
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_500 = validate171;
const schema139 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_500"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
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
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getTask_reply_503 = validate173;
const schema140 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getTask_reply_503"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_200 = validate175;
const schema141 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_200"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_401 = validate177;
const schema142 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_401"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_404 = validate179;
const schema143 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_404"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWellKnownAgentCard_reply_429 = validate181;
const schema144 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_429"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_429" */;
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

export const getWellKnownAgentCard_reply_500 = validate183;
const schema145 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_500"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_500" */;
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

export const getWellKnownAgentCard_reply_503 = validate185;
const schema146 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_503"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/getWellKnownAgentCard_reply_503" */;
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

export const httpCancelTask_body = validate187;
const schema147 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCancelTask_body"};
const schema148 = {"type":"object","$id":"https://parley.invalid/a2a/HttpBody"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate187.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_200 = validate188;
const schema149 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_200"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
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
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_400 = validate190;
const schema150 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_400"};
const schema151 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","status","message"],"properties":{"code":{"type":"integer"},"status":{"type":"string"},"message":{"type":"string"},"details":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/ErrorDetail"}}}}},"$id":"https://parley.invalid/a2a/HttpError"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/HttpError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate191.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate191.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
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
validate191.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5["@type"] !== undefined){
const _errs14 = errors;
if(typeof data5["@type"] !== "string"){
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/@type",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]+[A-Z0-9]$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]+[A-Z0-9]$"+"\""}];
return false;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/reason",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/domain",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/metadata",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.field !== undefined){
const _errs29 = errors;
if(typeof data12.field !== "string"){
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/field",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1+"/description",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations/" + i1,schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0+"/fieldViolations",schemaPath:"https://parley.invalid/a2a/ErrorDetail/properties/fieldViolations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details/" + i0,schemaPath:"https://parley.invalid/a2a/ErrorDetail/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate191.errors = [{instancePath:instancePath+"/error/details",schemaPath:"#/properties/error/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate191.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_401 = validate193;
const schema153 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_401"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_404 = validate195;
const schema154 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_404"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_413 = validate197;
const schema155 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_413"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_429 = validate199;
const schema156 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_429"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_500 = validate201;
const schema157 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_500"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_reply_503 = validate203;
const schema158 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCancelTask_reply_503"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_body = validate205;
const schema159 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate205.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_200 = validate206;
const schema161 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_200"};
const schema162 = {"type":"object","required":["id","taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/TaskPushNotificationConfig"};
const schema163 = {"type":"string","maxLength":256,"$id":"https://parley.invalid/a2a/Tenant"};
const schema166 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/a2a/HttpsUrl"};
const schema167 = {"type":"object","required":["scheme"],"properties":{"scheme":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},"credentials":{"type":"string","maxLength":4096,"pattern":"^[\\x20-\\x7e]*$"}},"$id":"https://parley.invalid/a2a/AuthenticationInfo"};
const pattern7 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$", "u");

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
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
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate207.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate207.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate207.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate207.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate207.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate207.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate207.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate207.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate207.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate207.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate207.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate207.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate207.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate207.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_400 = validate209;
const schema168 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_400"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_401 = validate211;
const schema169 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_401"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_404 = validate213;
const schema170 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_404"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_413 = validate215;
const schema171 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_413"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_429 = validate217;
const schema172 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_429"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_500 = validate219;
const schema173 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_500"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_reply_503 = validate221;
const schema174 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_503"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_200 = validate223;
const schema175 = {"$ref":"https://parley.invalid/a2a/Empty","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_200"};
const schema176 = {"type":"object","additionalProperties":false,"$id":"https://parley.invalid/a2a/Empty"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
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
validate223.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate223.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_400 = validate224;
const schema177 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_400"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_401 = validate226;
const schema178 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_401"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_404 = validate228;
const schema179 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_404"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_413 = validate230;
const schema180 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_413"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_429 = validate232;
const schema181 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_429"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_500 = validate234;
const schema182 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_500"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpDeleteTaskPushNotificationConfig_reply_503 = validate236;
const schema183 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_503"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpDeleteTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_200 = validate238;
const schema184 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_200"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_400 = validate240;
const schema185 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_400"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_401 = validate242;
const schema186 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_401"};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_404 = validate244;
const schema187 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_404"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_413 = validate246;
const schema188 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_413"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_429 = validate248;
const schema189 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_429"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_500 = validate250;
const schema190 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_500"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetExtendedAgentCard_reply_503 = validate252;
const schema191 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_503"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetExtendedAgentCard_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_200 = validate254;
const schema192 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_200"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
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
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_400 = validate256;
const schema193 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_400"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_401 = validate258;
const schema194 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_401"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_404 = validate260;
const schema195 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_404"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_413 = validate262;
const schema196 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_413"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_429 = validate264;
const schema197 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_429"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_500 = validate266;
const schema198 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_500"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTask_reply_503 = validate268;
const schema199 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTask_reply_503"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_200 = validate270;
const schema200 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_200"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_400 = validate272;
const schema201 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_400"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_401 = validate274;
const schema202 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_401"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_404 = validate276;
const schema203 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_404"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_413 = validate278;
const schema204 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_413"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_429 = validate280;
const schema205 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_429"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_500 = validate282;
const schema206 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_500"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpGetTaskPushNotificationConfig_reply_503 = validate284;
const schema207 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_503"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpGetTaskPushNotificationConfig_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_200 = validate286;
const schema208 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_200"};
const schema209 = {"type":"object","required":["configs","nextPageToken"],"properties":{"configs":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig"}},"nextPageToken":{"type":"string"}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
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
validate287.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
if(!(validate207(data0[i0], {instancePath:instancePath+"/configs/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate287.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate287.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_400 = validate290;
const schema210 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_400"};

function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_401 = validate292;
const schema211 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_401"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_404 = validate294;
const schema212 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_404"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_413 = validate296;
const schema213 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_413"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_429 = validate298;
const schema214 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_429"};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_500 = validate300;
const schema215 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_500"};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTaskPushNotificationConfigs_reply_503 = validate302;
const schema216 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_503"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTaskPushNotificationConfigs_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_200 = validate304;
const schema217 = {"$ref":"https://parley.invalid/a2a/ListTasksResponse","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_200"};
const schema218 = {"type":"object","required":["tasks","nextPageToken","pageSize","totalSize"],"properties":{"tasks":{"type":"array","items":{"$ref":"https://parley.invalid/a2a/Task"}},"nextPageToken":{"type":"string"},"pageSize":{"type":"integer","minimum":0},"totalSize":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/a2a/ListTasksResponse"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate305.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate305.errors = [{instancePath:instancePath+"/nextPageToken",schemaPath:"#/properties/nextPageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate305.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate305.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate305.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate305.errors = [{instancePath:instancePath+"/totalSize",schemaPath:"#/properties/totalSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_400 = validate308;
const schema219 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_400"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_401 = validate310;
const schema220 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_401"};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_404 = validate312;
const schema221 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_404"};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_413 = validate314;
const schema222 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_413"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_429 = validate316;
const schema223 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_429"};

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_500 = validate318;
const schema224 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_500"};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpListTasks_reply_503 = validate320;
const schema225 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpListTasks_reply_503"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpListTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_400 = validate322;
const schema226 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_400"};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_401 = validate324;
const schema227 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_401"};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_404 = validate326;
const schema228 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_404"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_413 = validate328;
const schema229 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_413"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_429 = validate330;
const schema230 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_429"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_500 = validate332;
const schema231 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_500"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpResubscribeToTask_reply_503 = validate334;
const schema232 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_503"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpResubscribeToTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_body = validate336;
const schema233 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendMessage_body"};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate336.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_200 = validate337;
const schema235 = {"$ref":"https://parley.invalid/a2a/SendMessageResponse","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_200"};
const schema236 = {"type":"object","oneOf":[{"required":["task"]},{"required":["message"]}],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/SendMessageResponse"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
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
validate338.errors = vErrors;
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_400 = validate342;
const schema237 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_400"};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_401 = validate344;
const schema238 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_401"};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_404 = validate346;
const schema239 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_404"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_413 = validate348;
const schema240 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_413"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_429 = validate350;
const schema241 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_429"};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_500 = validate352;
const schema242 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_500"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_reply_503 = validate354;
const schema243 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendMessage_reply_503"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_body = validate356;
const schema244 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_body"};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate356.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_400 = validate357;
const schema246 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_400"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_401 = validate359;
const schema247 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_401"};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_404 = validate361;
const schema248 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_404"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_413 = validate363;
const schema249 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_413"};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_429 = validate365;
const schema250 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_429"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_500 = validate367;
const schema251 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_500"};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_reply_503 = validate369;
const schema252 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_503"};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_400 = validate371;
const schema253 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_400"};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_401 = validate373;
const schema254 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_401"};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_404 = validate375;
const schema255 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_404"};

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_413 = validate377;
const schema256 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_413"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_429 = validate379;
const schema257 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_429"};

function validate379(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate379.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate379.errors = vErrors;
return errors === 0;
}
validate379.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_500 = validate381;
const schema258 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_500"};

function validate381(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate381.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate381.errors = vErrors;
return errors === 0;
}
validate381.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const httpSubscribeToTask_reply_503 = validate383;
const schema259 = {"$ref":"https://parley.invalid/a2a/HttpError","$id":"https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_503"};

function validate383(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSubscribeToTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate383.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate191(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
validate383.errors = vErrors;
return errors === 0;
}
validate383.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_200 = validate385;
const schema260 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_200"};
const schema261 = {"type":["string","null"],"$id":"https://parley.invalid/a2a/NextCursor"};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
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
validate385.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate385.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
validate385.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate385.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema261.type},message:"must be string,null"}];
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
validate385.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate385.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate385.errors = vErrors;
return errors === 0;
}
validate385.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_401 = validate387;
const schema262 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_401"};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
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
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_404 = validate389;
const schema263 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_404"};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
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
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_422 = validate391;
const schema264 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_422"};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
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
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_429 = validate393;
const schema265 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_429"};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
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
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_500 = validate395;
const schema266 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_500"};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
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
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgentTasks_reply_503 = validate397;
const schema267 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_503"};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listOwnedAgentTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
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
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_200 = validate399;
const schema268 = {"type":"object","required":["tasks","next_cursor","has_more"],"properties":{"tasks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/Task"}},"next_cursor":{"$ref":"https://parley.invalid/a2a/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/operations/listTasks_reply_200"};

function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
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
validate399.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.tasks !== undefined){
let data0 = data.tasks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate399.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
validate399.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate399.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/a2a/NextCursor/type",keyword:"type",params:{type: schema261.type},message:"must be string,null"}];
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
validate399.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate399.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":{"tasks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_401 = validate401;
const schema270 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_401"};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
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
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_422 = validate403;
const schema271 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_422"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
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
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_429 = validate405;
const schema272 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_429"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
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
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_500 = validate407;
const schema273 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_500"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
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
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listTasks_reply_503 = validate409;
const schema274 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/listTasks_reply_503"};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/listTasks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
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
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_body = validate411;
const schema275 = {"$ref":"https://parley.invalid/a2a/TaskSending","$id":"https://parley.invalid/a2a/operations/sendTask_body"};
const schema276 = {"type":"object","required":["to","message"],"properties":{"to":{"$ref":"https://parley.invalid/a2a/HandleReference"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"type":"object","properties":{"historyLength":{"type":"integer","minimum":0,"maximum":2147483647},"returnImmediately":{"type":"boolean","default":true}}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskSending"};
const schema277 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/a2a/HandleReference"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskSending" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
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
validate412.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate412.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate412.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate412.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate412.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
validate412.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate412.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate412.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate412.errors = [{instancePath:instancePath+"/configuration/returnImmediately",schemaPath:"#/properties/configuration/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate412.errors = [{instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate412.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate412.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate412(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
errors = vErrors.length;
}
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_200 = validate415;
const schema279 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_reply_200"};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
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
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_201 = validate417;
const schema280 = {"$ref":"https://parley.invalid/a2a/TaskReply","$id":"https://parley.invalid/a2a/operations/sendTask_reply_201"};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
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
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":{"task":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_401 = validate419;
const schema281 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_401"};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
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
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_403 = validate421;
const schema282 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_403"};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
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
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_404 = validate423;
const schema283 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_404"};

function validate423(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate423.evaluated;
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
validate423.errors = vErrors;
return errors === 0;
}
validate423.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_409 = validate425;
const schema284 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_409"};

function validate425(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate425.evaluated;
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
validate425.errors = vErrors;
return errors === 0;
}
validate425.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_413 = validate427;
const schema285 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_413"};

function validate427(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate427.evaluated;
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
validate427.errors = vErrors;
return errors === 0;
}
validate427.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_422 = validate429;
const schema286 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_422"};

function validate429(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate429.evaluated;
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
validate429.errors = vErrors;
return errors === 0;
}
validate429.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_429 = validate431;
const schema287 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_429"};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
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
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_500 = validate433;
const schema288 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_500"};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
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
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_reply_503 = validate435;
const schema289 = {"$ref":"https://parley.invalid/a2a/ErrorBody","$id":"https://parley.invalid/a2a/operations/sendTask_reply_503"};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
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
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const CancelTask_params = validate437;
const schema290 = {"$ref":"https://parley.invalid/a2a/CancelTaskRequest","$id":"https://parley.invalid/a2a/operations/CancelTask_params"};
const schema291 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/CancelTaskRequest"};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CancelTaskRequest" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate438.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate438.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate438.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate438.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate438.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate438.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CancelTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate438(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
errors = vErrors.length;
}
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CancelTask_result = validate440;
const schema295 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/CancelTask_result"};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CancelTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
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
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CreateTaskPushNotificationConfig_params = validate442;
const schema296 = {"$ref":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params"};
const schema297 = {"type":"object","required":["taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest"};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
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
validate443.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate443.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate443.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate443.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate443.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate443.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate443.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate443.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate443.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate443.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate443.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate443.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate443.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate443.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate443.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate443.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate443.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate443(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
errors = vErrors.length;
}
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const CreateTaskPushNotificationConfig_result = validate445;
const schema303 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_result"};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteTaskPushNotificationConfig_params = validate447;
const schema304 = {"$ref":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params"};
const schema305 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest"};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
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
validate448.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate448.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate448.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate448.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate448.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate448.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate448.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate448.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate448(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
errors = vErrors.length;
}
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteTaskPushNotificationConfig_result = validate450;
const schema309 = {"$ref":"https://parley.invalid/a2a/Empty","$id":"https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_result"};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate450.evaluated;
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
validate450.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate450.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/Empty/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GetExtendedAgentCard_params = validate451;
const schema311 = {"$ref":"https://parley.invalid/a2a/GetExtendedAgentCardRequest","$id":"https://parley.invalid/a2a/operations/GetExtendedAgentCard_params"};
const schema312 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"}},"$id":"https://parley.invalid/a2a/GetExtendedAgentCardRequest"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetExtendedAgentCardRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
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
validate452.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate452.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate452.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};


function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetExtendedAgentCard_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate452(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
errors = vErrors.length;
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};

export const GetExtendedAgentCard_result = validate454;
const schema314 = {"$ref":"https://parley.invalid/a2a/AgentCard","$id":"https://parley.invalid/a2a/operations/GetExtendedAgentCard_result"};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetExtendedAgentCard_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const GetTask_params = validate456;
const schema315 = {"$ref":"https://parley.invalid/a2a/GetTaskRequest","$id":"https://parley.invalid/a2a/operations/GetTask_params"};
const schema316 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"}},"$id":"https://parley.invalid/a2a/GetTaskRequest"};
const schema319 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"https://parley.invalid/a2a/HistoryLength"};

function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
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
validate457.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate457.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate457.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate457.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate457.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate457.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate457.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate457.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate457.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate457.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate457.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};


function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate457(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate457.errors : vErrors.concat(validate457.errors);
errors = vErrors.length;
}
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const GetTask_result = validate459;
const schema320 = {"$ref":"https://parley.invalid/a2a/Task","$id":"https://parley.invalid/a2a/operations/GetTask_result"};

function validate459(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate459.evaluated;
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
validate459.errors = vErrors;
return errors === 0;
}
validate459.evaluated = {"props":{"id":true,"contextId":true,"status":true,"artifacts":true,"history":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const GetTaskPushNotificationConfig_params = validate461;
const schema321 = {"$ref":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params"};
const schema322 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest"};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
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
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate462.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate462.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate462.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate462.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate462.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate462.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate461.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate462(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
errors = vErrors.length;
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const GetTaskPushNotificationConfig_result = validate464;
const schema326 = {"$ref":"https://parley.invalid/a2a/TaskPushNotificationConfig","$id":"https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_result"};

function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const ListTaskPushNotificationConfigs_params = validate466;
const schema327 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest","$id":"https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params"};
const schema328 = {"type":"object","required":["taskId"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest"};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
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
validate467.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate467.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate467.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate467.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate467.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate467.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate467.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate467.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate467.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate467.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate467(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
errors = vErrors.length;
}
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};

export const ListTaskPushNotificationConfigs_result = validate469;
const schema331 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsResponse","$id":"https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_result"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate287(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":{"configs":true,"nextPageToken":true},"dynamicProps":false,"dynamicItems":false};

export const ListTasks_params = validate471;
const schema332 = {"$ref":"https://parley.invalid/a2a/ListTasksRequest","$id":"https://parley.invalid/a2a/operations/ListTasks_params"};
const schema333 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"statusTimestampAfter":{"type":"string","format":"date-time"},"includeArtifacts":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/ListTasksRequest"};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
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
validate472.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate472.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate472.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate472.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate472.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate472.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "TASK_STATE_SUBMITTED") || (data2 === "TASK_STATE_WORKING")) || (data2 === "TASK_STATE_INPUT_REQUIRED")) || (data2 === "TASK_STATE_AUTH_REQUIRED")) || (data2 === "TASK_STATE_COMPLETED")) || (data2 === "TASK_STATE_FAILED")) || (data2 === "TASK_STATE_CANCELED")) || (data2 === "TASK_STATE_REJECTED"))){
validate472.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
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
validate472.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate472.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate472.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate472.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate472.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate472.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate472.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate472.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate472.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate472.errors = [{instancePath:instancePath+"/includeArtifacts",schemaPath:"#/properties/includeArtifacts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate472.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};


function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTasks_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate472(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate472.errors : vErrors.concat(validate472.errors);
errors = vErrors.length;
}
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};

export const ListTasks_result = validate474;
const schema338 = {"$ref":"https://parley.invalid/a2a/ListTasksResponse","$id":"https://parley.invalid/a2a/operations/ListTasks_result"};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTasks_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":{"tasks":true,"nextPageToken":true,"pageSize":true,"totalSize":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessage_params = validate476;
const schema339 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendMessage_params"};
const schema340 = {"type":"object","required":["message"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"$ref":"https://parley.invalid/a2a/SendMessageConfiguration"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/SendMessageRequest"};
const schema342 = {"type":"object","properties":{"acceptedOutputModes":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/MediaType"}},"taskPushNotificationConfig":{"$ref":"https://parley.invalid/a2a/NewPushNotificationConfig"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"returnImmediately":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/SendMessageConfiguration"};
const schema344 = {"type":"object","required":["url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/NewPushNotificationConfig"};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/NewPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
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
validate480.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate480.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate480.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate480.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate480.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate480.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate480.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate480.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate480.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate480.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate480.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
validate480.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate480.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern7.test(data7)){
validate480.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate480.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate480.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate480.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageConfiguration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
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
validate479.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
validate479.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate479.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate479.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate479.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate480(data.taskPushNotificationConfig, {instancePath:instancePath+"/taskPushNotificationConfig",parentData:data,parentDataProperty:"taskPushNotificationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate480.errors : vErrors.concat(validate480.errors);
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
validate479.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate479.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate479.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate479.errors = [{instancePath:instancePath+"/returnImmediately",schemaPath:"#/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate479.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":{"acceptedOutputModes":true,"taskPushNotificationConfig":true,"historyLength":true,"returnImmediately":true},"dynamicProps":false,"dynamicItems":false};


function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageRequest" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate477.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate477.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate477.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate479(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate479.errors : vErrors.concat(validate479.errors);
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
validate477.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate477.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendMessage_params" */;
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
validate476.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessage_result = validate484;
const schema352 = {"$ref":"https://parley.invalid/a2a/SendMessageResponse","$id":"https://parley.invalid/a2a/operations/SendMessage_result"};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendMessage_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate338(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
errors = vErrors.length;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":{"task":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const SendStreamingMessage_params = validate486;
const schema353 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendStreamingMessage_params"};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendStreamingMessage_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
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
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SendStreamingMessage_result = validate488;
const schema354 = {"$ref":"https://parley.invalid/a2a/StreamResponse","$id":"https://parley.invalid/a2a/operations/SendStreamingMessage_result"};
const schema355 = {"type":"object","oneOf":[{"required":["task"]},{"required":["message"]},{"required":["statusUpdate"]},{"required":["artifactUpdate"]}],"properties":{"task":{"$ref":"https://parley.invalid/a2a/Task"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"statusUpdate":{"$ref":"https://parley.invalid/a2a/TaskStatusUpdateEvent"},"artifactUpdate":{"$ref":"https://parley.invalid/a2a/TaskArtifactUpdateEvent"}},"$id":"https://parley.invalid/a2a/StreamResponse"};
const schema356 = {"type":"object","required":["taskId","contextId","status"],"properties":{"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskStatus"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskStatusUpdateEvent"};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskStatusUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
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
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate492.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate492.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate492.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate492.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate492.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate492.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate492.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate492.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate492.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate492.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":{"taskId":true,"contextId":true,"status":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema360 = {"type":"object","required":["taskId","contextId","artifact"],"properties":{"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"artifact":{"$ref":"https://parley.invalid/a2a/Artifact"},"append":{"type":"boolean"},"lastChunk":{"type":"boolean"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskArtifactUpdateEvent"};

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskArtifactUpdateEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
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
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate495.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate495.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate495.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate495.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate495.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate495.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate495.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate21(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate495.errors = [{instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate495.errors = [{instancePath:instancePath+"/lastChunk",schemaPath:"#/properties/lastChunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate495.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate495.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate495.errors = vErrors;
return errors === 0;
}
validate495.evaluated = {"props":{"taskId":true,"contextId":true,"artifact":true,"append":true,"lastChunk":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/StreamResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
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
validate489.errors = vErrors;
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
if(!(validate29(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
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
if(!(validate492(data.statusUpdate, {instancePath:instancePath+"/statusUpdate",parentData:data,parentDataProperty:"statusUpdate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
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
if(!(validate495(data.artifactUpdate, {instancePath:instancePath+"/artifactUpdate",parentData:data,parentDataProperty:"artifactUpdate",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
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
validate489.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate489.errors = vErrors;
return errors === 0;
}
validate489.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};


function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendStreamingMessage_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate489(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};

export const SubscribeToTask_params = validate499;
const schema364 = {"$ref":"https://parley.invalid/a2a/SubscribeToTaskRequest","$id":"https://parley.invalid/a2a/operations/SubscribeToTask_params"};
const schema365 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/SubscribeToTaskRequest"};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SubscribeToTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
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
validate500.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate500.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate500.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate500.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate500.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate500.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate500.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate500.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate499(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SubscribeToTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate499.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate500(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate500.errors : vErrors.concat(validate500.errors);
errors = vErrors.length;
}
validate499.errors = vErrors;
return errors === 0;
}
validate499.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const SubscribeToTask_result = validate502;
const schema368 = {"$ref":"https://parley.invalid/a2a/StreamResponse","$id":"https://parley.invalid/a2a/operations/SubscribeToTask_result"};

function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SubscribeToTask_result" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate502.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate489(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
validate502.errors = vErrors;
return errors === 0;
}
validate502.evaluated = {"props":{"task":true,"message":true,"statusUpdate":true,"artifactUpdate":true},"dynamicProps":false,"dynamicItems":false};
