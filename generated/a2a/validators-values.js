// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addOwnTaskMessage_body = validate20;
const schema31 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/operations/addOwnTaskMessage_body"};
const schema32 = {"type":"object","required":["messageId","role","parts"],"properties":{"messageId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"role":{"$ref":"https://parley.invalid/a2a/Role"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"contextId":{"allOf":[{"$ref":"https://parley.invalid/a2a/OpaqueId"}]},"taskId":{"allOf":[{"$ref":"https://parley.invalid/a2a/OpaqueId"}]},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}},"referenceTaskIds":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/OpaqueId"}}},"$id":"https://parley.invalid/a2a/Message"};
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
const _errs12 = errors;
if(errors === _errs12){
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
const _errs14 = errors;
const _errs16 = errors;
if(errors === _errs16){
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
validate21.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data7[i1] !== "string"){
validate21.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate21.errors = [{instancePath:instancePath+"/referenceTaskIds",schemaPath:"#/properties/referenceTaskIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
var valid10 = _errs28 === errors;
if(!valid10){
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

export const addTaskArtifact_body = validate25;
const schema42 = {"type":"object","required":["artifact"],"properties":{"artifact":{"$ref":"https://parley.invalid/a2a/Artifact"},"append":{"type":"boolean"},"lastChunk":{"type":"boolean"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/addTaskArtifact_body"};
const schema43 = {"type":"object","required":["artifactId","parts"],"properties":{"artifactId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"parts":{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"https://parley.invalid/a2a/Part"}},"name":{"type":"string","maxLength":1024},"description":{"type":"string","maxLength":8192},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"},"extensions":{"type":"array","maxItems":100,"items":{"type":"string"}}},"$id":"https://parley.invalid/a2a/Artifact"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/Artifact" */;
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
if(((data.artifactId === undefined) && (missing0 = "artifactId")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/artifactId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate26.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate26.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate26.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs17 = errors;
if(typeof data6[i1] !== "string"){
validate26.errors = [{instancePath:instancePath+"/extensions/" + i1,schemaPath:"#/properties/extensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/extensions",schemaPath:"#/properties/extensions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"artifactId":true,"parts":true,"name":true,"description":true,"metadata":true,"extensions":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskArtifact_body" */;
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
if((data.artifact === undefined) && (missing0 = "artifact")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.artifact !== undefined){
const _errs1 = errors;
if(!(validate26(data.artifact, {instancePath:instancePath+"/artifact",parentData:data,parentDataProperty:"artifact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate25.errors = [{instancePath:instancePath+"/append",schemaPath:"#/properties/append/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate25.errors = [{instancePath:instancePath+"/lastChunk",schemaPath:"#/properties/lastChunk/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate25.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"artifact":true,"append":true,"lastChunk":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const addTaskMessage_body = validate29;
const schema47 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/a2a/Message"}},"$id":"https://parley.invalid/a2a/operations/addTaskMessage_body"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/addTaskMessage_body" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const callAgent_body = validate31;
const schema48 = {"$ref":"https://parley.invalid/a2a/JsonRpcRequest","$id":"https://parley.invalid/a2a/operations/callAgent_body"};
const schema49 = {"type":["object","array","string","number","boolean","null"],"$id":"https://parley.invalid/a2a/JsonRpcRequest"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/callAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((((typeof data != "object") && (typeof data !== "string")) && (!((typeof data == "number") && (isFinite(data))))) && (typeof data !== "boolean")){
validate31.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/JsonRpcRequest/type",keyword:"type",params:{type: schema49.type},message:"must be object,array,string,number,boolean,null"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const cancelOwnTask_body = validate32;
const schema50 = {"type":"object","$id":"https://parley.invalid/a2a/operations/cancelOwnTask_body"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelOwnTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const cancelTask_body = validate33;
const schema51 = {"type":"object","$id":"https://parley.invalid/a2a/operations/cancelTask_body"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/cancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changeTaskStatus_body = validate34;
const schema52 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"https://parley.invalid/a2a/TaskState"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/operations/changeTaskStatus_body"};
const schema53 = {"type":"string","enum":["TASK_STATE_SUBMITTED","TASK_STATE_WORKING","TASK_STATE_INPUT_REQUIRED","TASK_STATE_AUTH_REQUIRED","TASK_STATE_COMPLETED","TASK_STATE_FAILED","TASK_STATE_CANCELED","TASK_STATE_REJECTED"],"$id":"https://parley.invalid/a2a/TaskState"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/changeTaskStatus_body" */;
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
if((data.state === undefined) && (missing0 = "state")){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.state !== undefined){
let data0 = data.state;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate34.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data0 === "TASK_STATE_SUBMITTED") || (data0 === "TASK_STATE_WORKING")) || (data0 === "TASK_STATE_INPUT_REQUIRED")) || (data0 === "TASK_STATE_AUTH_REQUIRED")) || (data0 === "TASK_STATE_COMPLETED")) || (data0 === "TASK_STATE_FAILED")) || (data0 === "TASK_STATE_CANCELED")) || (data0 === "TASK_STATE_REJECTED"))){
validate34.errors = [{instancePath:instancePath+"/state",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
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
validate34.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"state":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const httpCancelTask_body = validate36;
const schema55 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCancelTask_body"};
const schema56 = {"type":"object","$id":"https://parley.invalid/a2a/HttpBody"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCancelTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate36.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpCreateTaskPushNotificationConfig_body = validate37;
const schema57 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpCreateTaskPushNotificationConfig_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate37.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendMessage_body = validate38;
const schema59 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendMessage_body"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate38.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const httpSendStreamingMessage_body = validate39;
const schema61 = {"$ref":"https://parley.invalid/a2a/HttpBody","$id":"https://parley.invalid/a2a/operations/httpSendStreamingMessage_body"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/httpSendStreamingMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate39.errors = [{instancePath,schemaPath:"https://parley.invalid/a2a/HttpBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendOwnTask_body = validate40;
const schema63 = {"$ref":"https://parley.invalid/a2a/OwnTaskSending","$id":"https://parley.invalid/a2a/operations/sendOwnTask_body"};
const schema64 = {"type":"object","required":["to","message"],"properties":{"to":{"$ref":"https://parley.invalid/a2a/HandleReference"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/OwnTaskSending"};
const schema65 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/a2a/HandleReference"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/OwnTaskSending" */;
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
if(((data.to === undefined) && (missing0 = "to")) || ((data.message === undefined) && (missing0 = "message"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate41.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate41.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"to":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendOwnTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"to":true,"message":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendTask_body = validate44;
const schema67 = {"$ref":"https://parley.invalid/a2a/TaskSending","$id":"https://parley.invalid/a2a/operations/sendTask_body"};
const schema68 = {"type":"object","required":["to","message"],"properties":{"to":{"$ref":"https://parley.invalid/a2a/HandleReference"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"type":"object","properties":{"historyLength":{"type":"integer","minimum":0,"maximum":2147483647},"returnImmediately":{"type":"boolean","default":true}}},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/TaskSending"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/TaskSending" */;
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
if(((data.to === undefined) && (missing0 = "to")) || ((data.message === undefined) && (missing0 = "message"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate45.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate45.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate45.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/to",schemaPath:"https://parley.invalid/a2a/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate45.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/configuration/historyLength",schemaPath:"#/properties/configuration/properties/historyLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate45.errors = [{instancePath:instancePath+"/configuration/returnImmediately",schemaPath:"#/properties/configuration/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate45.errors = [{instancePath:instancePath+"/configuration",schemaPath:"#/properties/configuration/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate45.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/sendTask_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"to":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CancelTask_params = validate48;
const schema71 = {"$ref":"https://parley.invalid/a2a/CancelTaskRequest","$id":"https://parley.invalid/a2a/operations/CancelTask_params"};
const schema72 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/CancelTaskRequest"};
const schema73 = {"type":"string","maxLength":256,"$id":"https://parley.invalid/a2a/Tenant"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CancelTaskRequest" */;
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
if((data.id === undefined) && (missing0 = "id")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate49.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CancelTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"tenant":true,"id":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const CreateTaskPushNotificationConfig_params = validate51;
const schema76 = {"$ref":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params"};
const schema77 = {"type":"object","required":["taskId","url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest"};
const schema81 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/a2a/HttpsUrl"};
const schema82 = {"type":"object","required":["scheme"],"properties":{"scheme":{"type":"string","pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},"credentials":{"type":"string","maxLength":4096,"pattern":"^[\\x20-\\x7e]*$"}},"$id":"https://parley.invalid/a2a/AuthenticationInfo"};
const pattern5 = new RegExp("^[\\x20-\\x7e]*$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/CreateTaskPushNotificationConfigRequest" */;
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
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.url === undefined) && (missing0 = "url"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate52.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate52.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate52.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
validate52.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate52.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/CreateTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};

export const DeleteTaskPushNotificationConfig_params = validate54;
const schema83 = {"$ref":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params"};
const schema84 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/DeleteTaskPushNotificationConfigRequest" */;
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
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.id === undefined) && (missing0 = "id"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate55.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate55.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate55.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/DeleteTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const GetExtendedAgentCard_params = validate57;
const schema88 = {"$ref":"https://parley.invalid/a2a/GetExtendedAgentCardRequest","$id":"https://parley.invalid/a2a/operations/GetExtendedAgentCard_params"};
const schema89 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"}},"$id":"https://parley.invalid/a2a/GetExtendedAgentCardRequest"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetExtendedAgentCardRequest" */;
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
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate58.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate58.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetExtendedAgentCard_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"tenant":true},"dynamicProps":false,"dynamicItems":false};

export const GetTask_params = validate60;
const schema91 = {"$ref":"https://parley.invalid/a2a/GetTaskRequest","$id":"https://parley.invalid/a2a/operations/GetTask_params"};
const schema92 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"}},"$id":"https://parley.invalid/a2a/GetTaskRequest"};
const schema95 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"https://parley.invalid/a2a/HistoryLength"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskRequest" */;
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
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate61.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate61.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":{"tenant":true,"id":true,"historyLength":true},"dynamicProps":false,"dynamicItems":false};

export const GetTaskPushNotificationConfig_params = validate63;
const schema96 = {"$ref":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest","$id":"https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params"};
const schema97 = {"type":"object","required":["taskId","id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/GetTaskPushNotificationConfigRequest" */;
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
let missing0;
if(((data.taskId === undefined) && (missing0 = "taskId")) || ((data.id === undefined) && (missing0 = "id"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate64.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate64.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate64.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate64.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/GetTaskPushNotificationConfig_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"tenant":true,"taskId":true,"id":true},"dynamicProps":false,"dynamicItems":false};

export const ListTaskPushNotificationConfigs_params = validate66;
const schema101 = {"$ref":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest","$id":"https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params"};
const schema102 = {"type":"object","required":["taskId"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512}},"$id":"https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTaskPushNotificationConfigsRequest" */;
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
let missing0;
if((data.taskId === undefined) && (missing0 = "taskId")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate67.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate67.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate67.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate67.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTaskPushNotificationConfigs_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"tenant":true,"taskId":true,"pageSize":true,"pageToken":true},"dynamicProps":false,"dynamicItems":false};

export const ListTasks_params = validate69;
const schema105 = {"$ref":"https://parley.invalid/a2a/ListTasksRequest","$id":"https://parley.invalid/a2a/operations/ListTasks_params"};
const schema106 = {"type":"object","properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"contextId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"status":{"$ref":"https://parley.invalid/a2a/TaskState"},"pageSize":{"type":"integer","minimum":1,"maximum":100},"pageToken":{"type":"string","maxLength":512},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"statusTimestampAfter":{"type":"string","format":"date-time"},"includeArtifacts":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/ListTasksRequest"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/ListTasksRequest" */;
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
if(data.tenant !== undefined){
let data0 = data.tenant;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate70.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate70.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate70.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/contextId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data2 === "TASK_STATE_SUBMITTED") || (data2 === "TASK_STATE_WORKING")) || (data2 === "TASK_STATE_INPUT_REQUIRED")) || (data2 === "TASK_STATE_AUTH_REQUIRED")) || (data2 === "TASK_STATE_COMPLETED")) || (data2 === "TASK_STATE_FAILED")) || (data2 === "TASK_STATE_CANCELED")) || (data2 === "TASK_STATE_REJECTED"))){
validate70.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/a2a/TaskState/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
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
validate70.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate70.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/pageToken",schemaPath:"#/properties/pageToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate70.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/statusTimestampAfter",schemaPath:"#/properties/statusTimestampAfter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/includeArtifacts",schemaPath:"#/properties/includeArtifacts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/ListTasks_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"tenant":true,"contextId":true,"status":true,"pageSize":true,"pageToken":true,"historyLength":true,"statusTimestampAfter":true,"includeArtifacts":true},"dynamicProps":false,"dynamicItems":false};

export const SendMessage_params = validate72;
const schema111 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendMessage_params"};
const schema112 = {"type":"object","required":["message"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"message":{"$ref":"https://parley.invalid/a2a/Message"},"configuration":{"$ref":"https://parley.invalid/a2a/SendMessageConfiguration"},"metadata":{"$ref":"https://parley.invalid/a2a/Struct"}},"$id":"https://parley.invalid/a2a/SendMessageRequest"};
const schema114 = {"type":"object","properties":{"acceptedOutputModes":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/a2a/MediaType"}},"taskPushNotificationConfig":{"$ref":"https://parley.invalid/a2a/NewPushNotificationConfig"},"historyLength":{"$ref":"https://parley.invalid/a2a/HistoryLength"},"returnImmediately":{"type":"boolean"}},"$id":"https://parley.invalid/a2a/SendMessageConfiguration"};
const schema116 = {"type":"object","required":["url"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"taskId":{"$ref":"https://parley.invalid/a2a/OpaqueId"},"url":{"$ref":"https://parley.invalid/a2a/HttpsUrl"},"token":{"type":"string","maxLength":1024,"pattern":"^[\\x20-\\x7e]*$"},"authentication":{"$ref":"https://parley.invalid/a2a/AuthenticationInfo"}},"$id":"https://parley.invalid/a2a/NewPushNotificationConfig"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/NewPushNotificationConfig" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate76.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/taskId",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/a2a/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(!pattern5.test(data4)){
validate76.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.scheme !== undefined){
let data6 = data5.scheme;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern6.test(data6)){
validate76.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/authentication/scheme",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(!pattern5.test(data7)){
validate76.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7e]*$"},message:"must match pattern \""+"^[\\x20-\\x7e]*$"+"\""}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/authentication/credentials",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/properties/credentials/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/authentication",schemaPath:"https://parley.invalid/a2a/AuthenticationInfo/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"tenant":true,"id":true,"taskId":true,"url":true,"token":true,"authentication":true},"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageConfiguration" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
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
validate75.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
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
validate75.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate75.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/acceptedOutputModes/" + i0,schemaPath:"https://parley.invalid/a2a/MediaType/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate75.errors = [{instancePath:instancePath+"/acceptedOutputModes",schemaPath:"#/properties/acceptedOutputModes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate76(data.taskPushNotificationConfig, {instancePath:instancePath+"/taskPushNotificationConfig",parentData:data,parentDataProperty:"taskPushNotificationConfig",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate75.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate75.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate75.errors = [{instancePath:instancePath+"/historyLength",schemaPath:"https://parley.invalid/a2a/HistoryLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate75.errors = [{instancePath:instancePath+"/returnImmediately",schemaPath:"#/properties/returnImmediately/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"acceptedOutputModes":true,"taskPushNotificationConfig":true,"historyLength":true,"returnImmediately":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SendMessageRequest" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate73.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate75(data.configuration, {instancePath:instancePath+"/configuration",parentData:data,parentDataProperty:"configuration",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
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
validate73.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/a2a/Struct/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendMessage_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SendStreamingMessage_params = validate80;
const schema124 = {"$ref":"https://parley.invalid/a2a/SendMessageRequest","$id":"https://parley.invalid/a2a/operations/SendStreamingMessage_params"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SendStreamingMessage_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate73(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"tenant":true,"message":true,"configuration":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const SubscribeToTask_params = validate82;
const schema125 = {"$ref":"https://parley.invalid/a2a/SubscribeToTaskRequest","$id":"https://parley.invalid/a2a/operations/SubscribeToTask_params"};
const schema126 = {"type":"object","required":["id"],"properties":{"tenant":{"$ref":"https://parley.invalid/a2a/Tenant"},"id":{"$ref":"https://parley.invalid/a2a/OpaqueId"}},"$id":"https://parley.invalid/a2a/SubscribeToTaskRequest"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/SubscribeToTaskRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate83.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/tenant",schemaPath:"https://parley.invalid/a2a/Tenant/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/a2a/OpaqueId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/a2a/operations/SubscribeToTask_params" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"tenant":true,"id":true},"dynamicProps":false,"dynamicItems":false};
