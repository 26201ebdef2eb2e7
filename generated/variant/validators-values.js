// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const appendDraft_body = validate20;
const schema31 = {"$ref":"https://parley.invalid/variant/AppendRequest","$id":"https://parley.invalid/variant/operations/appendDraft_body"};
const schema32 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","x-max-bytes":8192}},"$id":"https://parley.invalid/variant/AppendRequest"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
validate20.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/AppendRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/variant/AppendRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data0 === "string" ? data0 : JSON.stringify(data0)) > 8192){
validate20.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/variant/AppendRequest/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/AppendRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"text":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_202 = validate21;
const schema33 = {"$ref":"https://parley.invalid/variant/DraftReply","$id":"https://parley.invalid/variant/operations/appendDraft_reply_202"};
const schema34 = {"type":"object","required":["message_id","draft"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"draft":{"type":"boolean","const":true}},"$id":"https://parley.invalid/variant/DraftReply"};
const schema35 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/variant/Id"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DraftReply" */;
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
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.draft === undefined) && (missing0 = "draft"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data1 = data.draft;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data1){
validate22.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"message_id":true,"draft":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"message_id":true,"draft":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_401 = validate24;
const schema36 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_401"};
const schema37 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/variant/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/variant/ErrorBody"};
const schema38 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/variant/ErrorCode"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/ErrorBody" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate25.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate25.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/variant/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate25.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/variant/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema38.enum},message:"must be equal to one of the allowed values"}];
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
validate25.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate25.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_403 = validate27;
const schema39 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_403"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_404 = validate29;
const schema40 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_404"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_413 = validate31;
const schema41 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_413"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_422 = validate33;
const schema42 = {"$ref":"https://parley.invalid/variant/SendErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_422"};
const schema43 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/variant/ErrorBody"}],"properties":{"error":{"type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599}}},"a2ui_errors":{"$ref":"https://parley.invalid/variant/A2uiErrors"}},"$id":"https://parley.invalid/variant/SendErrorBody"};
const schema44 = {"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/variant/A2uiError"},"$id":"https://parley.invalid/variant/A2uiErrors"};
const schema45 = {"type":"object","required":["part_index","data_index","a2ui_message"],"properties":{"part_index":{"type":["integer","null"],"minimum":0},"data_index":{"type":["integer","null"],"minimum":0},"a2ui_message":{"type":"object","required":["version","error"],"properties":{"version":{"type":"string","const":"v0.9.1"},"error":{"type":"object","required":["code","surfaceId","path","message"],"properties":{"code":{"type":"string","const":"VALIDATION_FAILED"},"surfaceId":{"type":"string"},"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"https://parley.invalid/variant/A2uiError"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/A2uiErrors" */;
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
if(Array.isArray(data)){
if(data.length < 1){
validate36.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.part_index === undefined) && (missing0 = "part_index")) || ((data0.data_index === undefined) && (missing0 = "data_index"))) || ((data0.a2ui_message === undefined) && (missing0 = "a2ui_message"))){
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "part_index") || (key0 === "data_index")) || (key0 === "a2ui_message"))){
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.part_index !== undefined){
let data1 = data0.part_index;
const _errs5 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/part_index/type",keyword:"type",params:{type: schema45.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.data_index !== undefined){
let data2 = data0.data_index;
const _errs7 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/data_index/type",keyword:"type",params:{type: schema45.properties.data_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/data_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.a2ui_message !== undefined){
let data3 = data0.a2ui_message;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.version === undefined) && (missing1 = "version")) || ((data3.error === undefined) && (missing1 = "error"))){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "version") || (key1 === "error"))){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.version !== undefined){
let data4 = data3.version;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("v0.9.1" !== data4){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/version/const",keyword:"const",params:{allowedValue: "v0.9.1"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.error !== undefined){
let data5 = data3.error;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.code === undefined) && (missing2 = "code")) || ((data5.surfaceId === undefined) && (missing2 = "surfaceId"))) || ((data5.path === undefined) && (missing2 = "path"))) || ((data5.message === undefined) && (missing2 = "message"))){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!((((key2 === "code") || (key2 === "surfaceId")) || (key2 === "path")) || (key2 === "message"))){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.code !== undefined){
let data6 = data5.code;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("VALIDATION_FAILED" !== data6){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_FAILED"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.surfaceId !== undefined){
const _errs19 = errors;
if(typeof data5.surfaceId !== "string"){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/surfaceId",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.path !== undefined){
const _errs21 = errors;
if(typeof data5.path !== "string"){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/path",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.message !== undefined){
const _errs23 = errors;
if(typeof data5.message !== "string"){
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs23 === errors;
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
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SendErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error !== undefined){
let data0 = data.error;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.status !== undefined){
let data1 = data0.status;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate34.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.a2ui_errors !== undefined){
const _errs6 = errors;
if(!(validate36(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
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
validate34.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_429 = validate39;
const schema46 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_429"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_500 = validate41;
const schema47 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_500"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_reply_503 = validate43;
const schema48 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_reply_503"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_body = validate45;
const schema49 = {"$ref":"https://parley.invalid/variant/CreateSubscriptionRequest","$id":"https://parley.invalid/variant/operations/createWebhook_body"};
const schema50 = {"type":"object","required":["target_url","subscribed_events"],"properties":{"target_url":{"$ref":"https://parley.invalid/variant/WebhookUrl"},"subscribed_events":{"$ref":"https://parley.invalid/variant/SubscribedEvents"}},"$id":"https://parley.invalid/variant/CreateSubscriptionRequest"};
const schema51 = {"type":"string","format":"uri","minLength":1,"maxLength":2048,"x-well-formed":true,"$id":"https://parley.invalid/variant/WebhookUrl"};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema52 = {"type":"array","minItems":1,"maxItems":64,"uniqueItems":true,"items":{"$ref":"https://parley.invalid/variant/EventName"},"$id":"https://parley.invalid/variant/SubscribedEvents"};
const schema53 = {"type":"string","enum":["message.received","message.delivered","message.read","participant.added","participant.removed","chat.group_name_updated","reaction.added","reaction.removed","contact_request.updated","payment_request.updated","call.ringing","call.connected","call.ended","task.received","task.message","task.updated","community.joined","community.left","community.member_removed","community.member_banned","community.member_unbanned","community.role_updated","community.rules_updated","community.deleted"],"$id":"https://parley.invalid/variant/EventName"};
const func0 = require("ajv/dist/runtime/equal").default;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SubscribedEvents" */;
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
if(Array.isArray(data)){
if(data.length > 64){
validate47.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
if(data.length < 1){
validate47.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/EventName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((data0 === "message.received") || (data0 === "message.delivered")) || (data0 === "message.read")) || (data0 === "participant.added")) || (data0 === "participant.removed")) || (data0 === "chat.group_name_updated")) || (data0 === "reaction.added")) || (data0 === "reaction.removed")) || (data0 === "contact_request.updated")) || (data0 === "payment_request.updated")) || (data0 === "call.ringing")) || (data0 === "call.connected")) || (data0 === "call.ended")) || (data0 === "task.received")) || (data0 === "task.message")) || (data0 === "task.updated")) || (data0 === "community.joined")) || (data0 === "community.left")) || (data0 === "community.member_removed")) || (data0 === "community.member_banned")) || (data0 === "community.member_unbanned")) || (data0 === "community.role_updated")) || (data0 === "community.rules_updated")) || (data0 === "community.deleted"))){
validate47.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/EventName/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate47.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break outer0;
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/CreateSubscriptionRequest" */;
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
if(((data.target_url === undefined) && (missing0 = "target_url")) || ((data.subscribed_events === undefined) && (missing0 = "subscribed_events"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.target_url !== undefined){
let data0 = data.target_url;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0(data0))){
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.subscribed_events !== undefined){
const _errs4 = errors;
if(!(validate47(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"target_url":true,"subscribed_events":true},"dynamicProps":false,"dynamicItems":false};


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"target_url":true,"subscribed_events":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_201 = validate50;
const schema54 = {"$ref":"https://parley.invalid/variant/SubscriptionWithSecret","$id":"https://parley.invalid/variant/operations/createWebhook_reply_201"};
const schema55 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/variant/Subscription"}],"required":["signing_secret"],"properties":{"signing_secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+={0,2}$"}},"$id":"https://parley.invalid/variant/SubscriptionWithSecret"};
const schema56 = {"type":"object","required":["id","target_url","subscribed_events","status","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/variant/Id"},"target_url":{"type":"string"},"subscribed_events":{"type":"array","items":{"type":"string"}},"status":{"type":"string","enum":["active","paused"]},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"},"last_success_at":{"type":["string","null"],"format":"date-time"},"last_failure_at":{"type":["string","null"],"format":"date-time"}},"$id":"https://parley.invalid/variant/Subscription"};
const schema58 = {"type":"string","format":"date-time","$id":"https://parley.invalid/variant/Timestamp"};
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Subscription" */;
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
if((((((data.id === undefined) && (missing0 = "id")) || ((data.target_url === undefined) && (missing0 = "target_url"))) || ((data.subscribed_events === undefined) && (missing0 = "subscribed_events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_url !== undefined){
const _errs4 = errors;
if(typeof data.target_url !== "string"){
validate52.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscribed_events !== undefined){
let data2 = data.subscribed_events;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(typeof data2[i0] !== "string"){
validate52.errors = [{instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "active") || (data4 === "paused"))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
validate52.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_success_at !== undefined){
let data6 = data.last_success_at;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate52.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type: schema56.properties.last_success_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats2.validate(data6))){
validate52.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_failure_at !== undefined){
let data7 = data.last_failure_at;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate52.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/type",keyword:"type",params:{type: schema56.properties.last_failure_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats2.validate(data7))){
validate52.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SubscriptionWithSecret" */;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signing_secret === undefined) && (missing0 = "signing_secret")){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.signing_secret !== undefined){
let data0 = data.signing_secret;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate51.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate51.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_401 = validate55;
const schema59 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_401"};
const schema60 = {"type":"object","required":["error","success"],"properties":{"error":{"type":"object","required":["status","code","message","doc_url"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"code":{"type":"integer","minimum":40000,"maximum":59999},"message":{"type":"string"},"doc_url":{"type":"string","format":"uri"},"retry_after":{"type":"integer","minimum":0}}},"success":{"type":"boolean","const":false},"trace_id":{"type":"string"},"a2ui_errors":{"$ref":"https://parley.invalid/variant/A2uiErrors"}},"$id":"https://parley.invalid/variant/VariantErrorBody"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantErrorBody" */;
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
let missing0;
if(((data.error === undefined) && (missing0 = "error")) || ((data.success === undefined) && (missing0 = "success"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.status === undefined) && (missing1 = "status")) || ((data0.code === undefined) && (missing1 = "code"))) || ((data0.message === undefined) && (missing1 = "message"))) || ((data0.doc_url === undefined) && (missing1 = "doc_url"))){
validate56.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.status !== undefined){
let data1 = data0.status;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate56.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate56.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.code !== undefined){
let data2 = data0.code;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate56.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 59999 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data2 < 40000 || isNaN(data2)){
validate56.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40000},message:"must be >= 40000"}];
return false;
}
}
}
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
validate56.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.doc_url !== undefined){
let data4 = data0.doc_url;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate56.errors = [{instancePath:instancePath+"/error/doc_url",schemaPath:"#/properties/error/properties/doc_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate56.errors = [{instancePath:instancePath+"/error/doc_url",schemaPath:"#/properties/error/properties/doc_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.retry_after !== undefined){
let data5 = data0.retry_after;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate56.errors = [{instancePath:instancePath+"/error/retry_after",schemaPath:"#/properties/error/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate56.errors = [{instancePath:instancePath+"/error/retry_after",schemaPath:"#/properties/error/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs11 === errors;
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
validate56.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.success !== undefined){
let data6 = data.success;
const _errs13 = errors;
if(typeof data6 !== "boolean"){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data6){
validate56.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trace_id !== undefined){
const _errs15 = errors;
if(typeof data.trace_id !== "string"){
validate56.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.a2ui_errors !== undefined){
const _errs17 = errors;
if(!(validate36(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_409 = validate59;
const schema61 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_409"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_413 = validate61;
const schema62 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_413"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_422 = validate63;
const schema63 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_422"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_429 = validate65;
const schema64 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_429"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_500 = validate67;
const schema65 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_500"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_503 = validate69;
const schema66 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_reply_503"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_401 = validate71;
const schema67 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_reply_401"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_404 = validate73;
const schema68 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_reply_404"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_429 = validate75;
const schema69 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_reply_429"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_500 = validate77;
const schema70 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_reply_500"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_503 = validate79;
const schema71 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_reply_503"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_body = validate81;
const schema72 = {"$ref":"https://parley.invalid/variant/FinalizeRequest","$id":"https://parley.invalid/variant/operations/finalizeDraft_body"};
const schema73 = {"type":"object","properties":{"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/DraftPart"}}},"$id":"https://parley.invalid/variant/FinalizeRequest"};
const schema74 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/DraftTextPart"},{"$ref":"https://parley.invalid/variant/VariantLinkPart"},{"$ref":"https://parley.invalid/variant/DataPart"},{"$ref":"https://parley.invalid/variant/MediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/DraftPart"};
const schema93 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/variant/DataPart"};
const schema75 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"text"},"value":{"type":"string","x-max-bytes":8192},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/variant/Mention"},"mention_range":{"$ref":"https://parley.invalid/variant/TextRange"},"styles":{"$ref":"https://parley.invalid/variant/Styles"}},"oneOf":[{"type":"object","required":["value"],"properties":{"value":{"type":"string"}}},{"type":"object","required":["text"],"properties":{"text":{"type":"string"}}}],"$id":"https://parley.invalid/variant/DraftTextPart"};
const schema81 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/variant/TextRange"};
const schema76 = {"oneOf":[{"$ref":"https://parley.invalid/variant/HandleMention"},{"$ref":"https://parley.invalid/variant/UserMention"}],"$id":"https://parley.invalid/variant/Mention"};
const schema77 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/variant/HandleReference"}},"$id":"https://parley.invalid/variant/HandleMention"};
const schema78 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/variant/HandleReference"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/HandleMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
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
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/variant/Id"}},"$id":"https://parley.invalid/variant/UserMention"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/UserMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.user_id === undefined) && (missing0 = "user_id")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate88.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate88.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.handle = true;
}
const _errs2 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.user_id = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate85.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate85.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema82 = {"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/variant/TextStyle"},{"$ref":"https://parley.invalid/variant/StyledRange"}]},"$id":"https://parley.invalid/variant/Styles"};
const schema83 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/variant/TextStyle"};
const schema84 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/variant/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/variant/TextStyle"}},"$id":"https://parley.invalid/variant/StyledRange"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.start === undefined) && (missing0 = "start")) || ((data.length === undefined) && (missing0 = "length"))){
validate92.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate92.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate92.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.length !== undefined){
let data1 = data.length;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate92.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/variant/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate92.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Styles" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 256){
validate91.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data0 === "bold") || (data0 === "italic")) || (data0 === "underline")) || (data0 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs6 = errors;
if(!(validate92(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = {};
props0.style = true;
props0.start = true;
props0.length = true;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate91.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DraftTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/oneOf/0/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.value = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.text = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate84.errors = vErrors;
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
if((data.type === undefined) && (missing2 = "type")){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.value = true;
props0.text = true;
props0.mention = true;
props0.mention_range = true;
props0.styles = true;
}
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data2){
validate84.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.value !== undefined){
let data3 = data.value;
const _errs12 = errors;
if(typeof data3 !== "string"){
validate84.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data3 === "string" ? data3 : JSON.stringify(data3)) > 8192){
validate84.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.text !== undefined){
let data4 = data.text;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate84.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data4 === "string" ? data4 : JSON.stringify(data4)) > 8192){
validate84.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.mention !== undefined){
const _errs16 = errors;
if(!(validate85(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.mention_range !== undefined){
let data6 = data.mention_range;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing3;
if(((data6.start === undefined) && (missing3 = "start")) || ((data6.length === undefined) && (missing3 = "length"))){
validate84.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data6.start !== undefined){
let data7 = data6.start;
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate84.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 8192 || isNaN(data7)){
validate84.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate84.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.length !== undefined){
let data8 = data6.length;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate84.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 8192 || isNaN(data8)){
validate84.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate84.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.styles !== undefined){
const _errs24 = errors;
if(!(validate91(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid3 = _errs24 === errors;
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
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema87 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"link"},"value":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"oneOf":[{"type":"object","required":["value"],"properties":{"value":{"type":"string"}}},{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}}],"$id":"https://parley.invalid/variant/VariantLinkPart"};
const schema88 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/variant/HttpsUrl"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.value !== undefined){
if(typeof data.value !== "string"){
const err1 = {instancePath:instancePath+"/value",schemaPath:"#/oneOf/0/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.value = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.url === undefined) && (missing1 = "url")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/1/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.url = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate95.errors = vErrors;
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
if((data.type === undefined) && (missing2 = "type")){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.value = true;
props0.url = true;
props0.title = true;
props0.description = true;
}
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data2){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.value !== undefined){
let data3 = data.value;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.url !== undefined){
let data4 = data.url;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(func1(data4) > 2048){
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url1 = URL.canParse(data4) ? new URL(data4) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data4) || /\s/.test(data4) || url1 === undefined || url1.username !== "" || url1.password !== ""){
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.title !== undefined){
const _errs18 = errors;
if(typeof data.title !== "string"){
validate95.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.description !== undefined){
const _errs20 = errors;
if(typeof data.description !== "string"){
validate95.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema90 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"media"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/variant/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/variant/MediaPart"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/MediaPart" */;
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
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.url = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.attachment_id === undefined) && (missing1 = "attachment_id")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.attachment_id !== undefined){
if(typeof data.attachment_id !== "string"){
const err4 = {instancePath:instancePath+"/attachment_id",schemaPath:"#/oneOf/1/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.attachment_id = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if((data.type === undefined) && (missing2 = "type")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.url = true;
props0.attachment_id = true;
props0.duration_ms = true;
}
if(data.type !== undefined){
let data2 = data.type;
const _errs10 = errors;
if(typeof data2 !== "string"){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data2){
validate96.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.url !== undefined){
let data3 = data.url;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.attachment_id !== undefined){
let data4 = data.attachment_id;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate96.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate96.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.duration_ms !== undefined){
let data5 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate96.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
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
evaluated0.props = props0;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DraftPart" */;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
else {
var props0 = validate84.evaluated.props;
}
}
else if(tag0 === "link"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props1 = validate95.evaluated.props;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
else if(tag0 === "data"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate83.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs7 = errors;
if(typeof data0 !== "string"){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.data !== undefined){
const _errs9 = errors;
if(Buffer.byteLength(JSON.stringify(data.data)) > 16384){
validate83.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate83.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate83.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs12 = errors;
if(Buffer.byteLength(JSON.stringify(data3)) > 16384){
validate83.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate83.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.media_type = true;
props0.metadata = true;
}
}
else if(tag0 === "media"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
else {
var props2 = validate96.evaluated.props;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/FinalizeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate82.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data0.length < 1){
validate82.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate83(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"parts":true},"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"parts":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_200 = validate102;
const schema94 = {"type":"object","required":["message_id","message"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"message":{"$ref":"https://parley.invalid/variant/Message"}},"$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_200"};
const schema96 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/variant/Sequence"}]},"sender":{"$ref":"https://parley.invalid/variant/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/StoredPart"}},"text":{"type":["string","null"]},"reply_to":{"type":["object","null"],"required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"part_id":{"type":["string","null"]}}},"reactions":{"type":"array","items":{"$ref":"https://parley.invalid/variant/Reaction"}},"delivered_at":{"type":["string","null"],"format":"date-time"},"read_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/Message"};
const schema99 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/variant/Sequence"};
const schema100 = {"type":"object","required":["type","id","handle"],"properties":{"type":{"type":"string","enum":["agent","user"]},"id":{"$ref":"https://parley.invalid/variant/Id"},"handle":{"type":["string","null"]},"user_id":{"type":"string"}},"$id":"https://parley.invalid/variant/Party"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Party" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.handle === undefined) && (missing0 = "handle"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "agent") || (data0 === "user"))){
validate104.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate104.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate104.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handle !== undefined){
let data2 = data.handle;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate104.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema100.properties.handle.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_id !== undefined){
const _errs8 = errors;
if(typeof data.user_id !== "string"){
validate104.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

const schema102 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/StoredTextPart"},{"$ref":"https://parley.invalid/variant/StoredLinkPart"},{"$ref":"https://parley.invalid/variant/StoredDataPart"},{"$ref":"https://parley.invalid/variant/StoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/StoredPart"};
const schema103 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredTextPart"};
const schema107 = {"type":"string","$id":"https://parley.invalid/variant/PartId"};
const schema104 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/variant/Mention"},"mention_range":{"$ref":"https://parley.invalid/variant/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/variant/TextStyle"},{"$ref":"https://parley.invalid/variant/StyledRange"}]}}},"$id":"https://parley.invalid/variant/TextPart"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/TextPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate108.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate108.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mention !== undefined){
const _errs5 = errors;
if(!(validate85(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mention_range !== undefined){
let data3 = data.mention_range;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.start === undefined) && (missing1 = "start")) || ((data3.length === undefined) && (missing1 = "length"))){
validate108.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate108.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate108.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate108.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.length !== undefined){
let data5 = data3.length;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate108.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate108.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate108.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.styles !== undefined){
let data6 = data.styles;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
if(data6.length > 256){
validate108.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data7 !== "string"){
const err0 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data7 === "bold") || (data7 === "italic")) || (data7 === "underline")) || (data7 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
const _errs20 = errors;
if(!(validate92(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
if(_valid0){
var props1 = {};
props1.style = true;
props1.start = true;
props1.length = true;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"#/properties/styles/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate108.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredTextPart" */;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate107.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.part_id !== undefined){
const _errs4 = errors;
if(typeof data.part_id !== "string"){
validate107.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"type":true,"part_id":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema108 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/LinkPart"}],"properties":{"type":{"type":"string","const":"link"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredLinkPart"};
const schema109 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/variant/LinkPart"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/LinkPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate113.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate113.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate113.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate113.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate113.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs6 = errors;
if(typeof data.title !== "string"){
validate113.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs8 = errors;
if(typeof data.description !== "string"){
validate113.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate113(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate112.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate112.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.part_id !== undefined){
const _errs4 = errors;
if(typeof data.part_id !== "string"){
validate112.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":{"type":true,"part_id":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema112 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredDataPart"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate115.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.data !== undefined){
const _errs6 = errors;
if(Buffer.byteLength(JSON.stringify(data.data)) > 16384){
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate115.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate115.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs9 = errors;
if(Buffer.byteLength(JSON.stringify(data3)) > 16384){
validate115.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate115.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_id === undefined) && (missing1 = "part_id"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate115.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.part_id !== undefined){
const _errs14 = errors;
if(typeof data.part_id !== "string"){
validate115.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"type":true,"part_id":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema115 = {"type":"object","required":["type","part_id"],"properties":{"type":{"type":"string","const":"media"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/variant/StoredMediaPart"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_id !== undefined){
const _errs3 = errors;
if(typeof data.part_id !== "string"){
validate116.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs6 = errors;
if(typeof data.url !== "string"){
validate116.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment_id !== undefined){
const _errs8 = errors;
if(typeof data.attachment_id !== "string"){
validate116.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate116.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate116.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"type":true,"part_id":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.part_id = true;
props0.text = true;
props0.mention = true;
props0.mention_range = true;
props0.styles = true;
}
else if(tag0 === "link"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_id = true;
props0.url = true;
props0.title = true;
props0.description = true;
}
}
else if(tag0 === "data"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_id = true;
props0.data = true;
props0.media_type = true;
props0.metadata = true;
}
}
else if(tag0 === "media"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_id = true;
props0.url = true;
props0.attachment_id = true;
props0.duration_ms = true;
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema118 = {"type":"object","required":["type","emoji","actor","created_at"],"properties":{"message_id":{"allOf":[{"$ref":"https://parley.invalid/variant/Id"}]},"type":{"type":"string"},"emoji":{"type":["string","null"]},"target_part_id":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/variant/Party"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/Reaction"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Reaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.emoji === undefined) && (missing0 = "emoji"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate122.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate122.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs5 = errors;
if(typeof data.type !== "string"){
validate122.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emoji !== undefined){
let data2 = data.emoji;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate122.errors = [{instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema118.properties.emoji.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_part_id !== undefined){
let data3 = data.target_part_id;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate122.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"#/properties/target_part_id/type",keyword:"type",params:{type: schema118.properties.target_part_id.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
const _errs11 = errors;
if(!(validate104(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
validate122.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"message_id":true,"type":true,"emoji":true,"target_part_id":true,"actor":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Message" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.message_id === undefined) && (missing0 = "message_id")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate103.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate103.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_id !== undefined){
let data1 = data.chat_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate103.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate103.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data2 = data.sequence;
const _errs7 = errors;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate103.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate103.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate103.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.sender !== undefined){
const _errs11 = errors;
if(!(validate104(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data4 = data.parts;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
if(data4.length > 100){
validate103.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate103.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate106(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data6 = data.text;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate103.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema96.properties.text.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
let data7 = data.reply_to;
const _errs17 = errors;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
validate103.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema96.properties.reply_to.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.message_id === undefined) && (missing1 = "message_id")){
validate103.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data7.message_id !== undefined){
let data8 = data7.message_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(func1(data8) < 1){
validate103.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate103.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.part_id !== undefined){
let data9 = data7.part_id;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate103.errors = [{instancePath:instancePath+"/reply_to/part_id",schemaPath:"#/properties/reply_to/properties/part_id/type",keyword:"type",params:{type: schema96.properties.reply_to.properties.part_id.type},message:"must be string,null"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reactions !== undefined){
let data10 = data.reactions;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data10)){
var valid8 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs26 = errors;
if(!(validate122(data10[i1], {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivered_at !== undefined){
let data12 = data.delivered_at;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate103.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema96.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats2.validate(data12))){
validate103.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data13 = data.read_at;
const _errs29 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate103.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema96.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data13 === "string"){
if(!(formats2.validate(data13))){
validate103.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data14 = data.created_at;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data14 === "string"){
if(!(formats2.validate(data14))){
validate103.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs31 === errors;
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
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"text":true,"reply_to":true,"reactions":true,"delivered_at":true,"read_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.message === undefined) && (missing0 = "message"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate102.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate102.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate103(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
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
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"message_id":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_401 = validate126;
const schema122 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_401"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_403 = validate128;
const schema123 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_403"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_404 = validate130;
const schema124 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_404"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_409 = validate132;
const schema125 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_409"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_413 = validate134;
const schema126 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_413"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_422 = validate136;
const schema127 = {"$ref":"https://parley.invalid/variant/SendErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_422"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_429 = validate138;
const schema128 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_429"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_500 = validate140;
const schema129 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_500"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_reply_503 = validate142;
const schema130 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_reply_503"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_reply_200 = validate144;
const schema131 = {"$ref":"https://parley.invalid/variant/OpenApiDocument","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_reply_200"};
const schema132 = {"type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/variant/OpenApiDocument"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.openapi === undefined) && (missing0 = "openapi")) || ((data.info === undefined) && (missing0 = "info"))) || ((data.paths === undefined) && (missing0 = "paths"))){
validate144.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/OpenApiDocument/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.openapi !== undefined){
const _errs2 = errors;
if(typeof data.openapi !== "string"){
validate144.errors = [{instancePath:instancePath+"/openapi",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.info !== undefined){
let data1 = data.info;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate144.errors = [{instancePath:instancePath+"/info",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.paths !== undefined){
let data2 = data.paths;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate144.errors = [{instancePath:instancePath+"/paths",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate144.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/OpenApiDocument/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"openapi":true,"info":true,"paths":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_reply_429 = validate145;
const schema133 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_reply_429"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_reply_500 = validate147;
const schema134 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_reply_500"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_reply_503 = validate149;
const schema135 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_reply_503"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_200 = validate151;
const schema136 = {"$ref":"https://parley.invalid/variant/SubscriptionReply","$id":"https://parley.invalid/variant/operations/getWebhook_reply_200"};
const schema137 = {"type":"object","required":["subscription"],"properties":{"subscription":{"$ref":"https://parley.invalid/variant/Subscription"}},"$id":"https://parley.invalid/variant/SubscriptionReply"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SubscriptionReply" */;
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
if((data.subscription === undefined) && (missing0 = "subscription")){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.subscription !== undefined){
if(!(validate52(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
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
validate152.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_401 = validate155;
const schema138 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_reply_401"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_404 = validate157;
const schema139 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_reply_404"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_429 = validate159;
const schema140 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_reply_429"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_500 = validate161;
const schema141 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_reply_500"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_503 = validate163;
const schema142 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_reply_503"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_200 = validate165;
const schema143 = {"type":"object","required":["dead_letters","next_cursor","has_more"],"properties":{"dead_letters":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/DeadLetter"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_200"};
const schema146 = {"type":["string","null"],"$id":"https://parley.invalid/variant/NextCursor"};
const schema144 = {"type":"object","required":["event_id","event_type","attempts","last_status","last_error","at"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempts":{"type":"integer","minimum":0},"last_status":{"type":["integer","null"]},"last_error":{"type":["string","null"]},"at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/DeadLetter"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DeadLetter" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.attempts === undefined) && (missing0 = "attempts"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.at === undefined) && (missing0 = "at"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate166.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
const _errs3 = errors;
if(typeof data.event_type !== "string"){
validate166.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data2 = data.attempts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate166.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate166.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data3 = data.last_status;
const _errs7 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate166.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema144.properties.last_status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data4 = data.last_error;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate166.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema144.properties.last_error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data5 = data.at;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats2.validate(data5))){
validate166.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"event_id":true,"event_type":true,"attempts":true,"last_status":true,"last_error":true,"at":true},"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_200" */;
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
let missing0;
if((((data.dead_letters === undefined) && (missing0 = "dead_letters")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dead_letters !== undefined){
let data0 = data.dead_letters;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate165.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate166(data0[i0], {instancePath:instancePath+"/dead_letters/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate165.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate165.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema146.type},message:"must be string,null"}];
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
validate165.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"dead_letters":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_401 = validate168;
const schema147 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_401"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_404 = validate170;
const schema148 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_404"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_422 = validate172;
const schema149 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_422"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_429 = validate174;
const schema150 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_429"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_500 = validate176;
const schema151 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_500"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_503 = validate178;
const schema152 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_reply_503"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_200 = validate180;
const schema153 = {"type":"object","required":["attempts","next_cursor","has_more"],"properties":{"attempts":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/WebhookAttempt"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_200"};
const schema154 = {"type":"object","required":["event_id","event_type","attempt","at","duration_ms","status","error","response_excerpt"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempt":{"type":"integer","minimum":1},"at":{"$ref":"https://parley.invalid/variant/Timestamp"},"duration_ms":{"type":["integer","null"],"minimum":0},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"response_excerpt":{"type":["string","null"]}},"$id":"https://parley.invalid/variant/WebhookAttempt"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/WebhookAttempt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.attempt === undefined) && (missing0 = "attempt"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.response_excerpt === undefined) && (missing0 = "response_excerpt"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate181.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_type !== undefined){
const _errs3 = errors;
if(typeof data.event_type !== "string"){
validate181.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt !== undefined){
let data2 = data.attempt;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate181.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate181.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats2.validate(data3))){
validate181.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate181.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema154.properties.duration_ms.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate181.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs12 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate181.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema154.properties.status.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data6 = data.error;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate181.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema154.properties.error.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_excerpt !== undefined){
let data7 = data.response_excerpt;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate181.errors = [{instancePath:instancePath+"/response_excerpt",schemaPath:"#/properties/response_excerpt/type",keyword:"type",params:{type: schema154.properties.response_excerpt.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs16 === errors;
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
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"event_id":true,"event_type":true,"attempt":true,"at":true,"duration_ms":true,"status":true,"error":true,"response_excerpt":true},"dynamicProps":false,"dynamicItems":false};


function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.attempts === undefined) && (missing0 = "attempts")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.attempts !== undefined){
let data0 = data.attempts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate180.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate181(data0[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
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
validate180.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate180.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema146.type},message:"must be string,null"}];
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
validate180.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"attempts":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_401 = validate183;
const schema157 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_401"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_404 = validate185;
const schema158 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_404"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_422 = validate187;
const schema159 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_422"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_429 = validate189;
const schema160 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_429"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_500 = validate191;
const schema161 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_500"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_503 = validate193;
const schema162 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_reply_503"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_200 = validate195;
const schema163 = {"type":"object","required":["subscriptions","next_cursor","has_more"],"properties":{"subscriptions":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/Subscription"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listWebhooks_reply_200"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.subscriptions === undefined) && (missing0 = "subscriptions")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate195.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate52(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
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
validate195.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate195.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema146.type},message:"must be string,null"}];
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
validate195.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"subscriptions":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_401 = validate197;
const schema165 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_reply_401"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_422 = validate199;
const schema166 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_reply_422"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_429 = validate201;
const schema167 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_reply_429"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_500 = validate203;
const schema168 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_reply_500"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_503 = validate205;
const schema169 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_reply_503"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const react_body = validate207;
const schema170 = {"$ref":"https://parley.invalid/variant/VariantReactRequest","$id":"https://parley.invalid/variant/operations/react_body"};
const schema171 = {"type":"object","required":["operation","type"],"properties":{"operation":{"type":"string","enum":["add","remove"]},"type":{"type":"string","enum":["love","like","dislike","laugh","emphasize","question","emoji","custom"]},"emoji":{"$ref":"https://parley.invalid/variant/Emoji"},"part_index":{"allOf":[{"$ref":"https://parley.invalid/variant/PartIndex"}]}},"$id":"https://parley.invalid/variant/VariantReactRequest"};
const schema172 = {"type":"string","minLength":1,"x-max-bytes":64,"x-well-formed":true,"$id":"https://parley.invalid/variant/Emoji"};
const schema173 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/variant/PartIndex"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantReactRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.operation === undefined) && (missing0 = "operation")) || ((data.type === undefined) && (missing0 = "type"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.operation !== undefined){
let data0 = data.operation;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "add") || (data0 === "remove"))){
validate208.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema171.properties.operation.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data1 === "love") || (data1 === "like")) || (data1 === "dislike")) || (data1 === "laugh")) || (data1 === "emphasize")) || (data1 === "question")) || (data1 === "emoji")) || (data1 === "custom"))){
validate208.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema171.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.emoji !== undefined){
let data2 = data.emoji;
const _errs5 = errors;
const _errs6 = errors;
if(Buffer.byteLength(typeof data2 === "string" ? data2 : JSON.stringify(data2)) > 64){
validate208.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/variant/Emoji/x-max-bytes",keyword:"x-max-bytes",params:{limit: 64},message:"must not be longer than 64 bytes"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate208.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/variant/Emoji/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate208.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/variant/Emoji/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/variant/Emoji/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data3 = data.part_index;
const _errs8 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate208.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate208.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate208.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"part_index":true},"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"part_index":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_200 = validate210;
const schema174 = {"$ref":"https://parley.invalid/variant/ReactReply","$id":"https://parley.invalid/variant/operations/react_reply_200"};
const schema175 = {"type":"object","required":["changed"],"properties":{"changed":{"type":"boolean"}},"$id":"https://parley.invalid/variant/ReactReply"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.changed === undefined) && (missing0 = "changed")){
validate210.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/ReactReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
validate210.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/variant/ReactReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/ReactReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"changed":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_401 = validate211;
const schema176 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_401"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_403 = validate213;
const schema177 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_403"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_404 = validate215;
const schema178 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_404"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_413 = validate217;
const schema179 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_413"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_422 = validate219;
const schema180 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_422"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_429 = validate221;
const schema181 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_429"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_500 = validate223;
const schema182 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_500"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_503 = validate225;
const schema183 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_reply_503"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_body = validate227;
const schema184 = {"type":"object","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_body"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_401 = validate228;
const schema185 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_401"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_404 = validate230;
const schema186 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_404"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_413 = validate232;
const schema187 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_413"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_422 = validate234;
const schema188 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_422"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_429 = validate236;
const schema189 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_429"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_500 = validate238;
const schema190 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_500"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_503 = validate240;
const schema191 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_reply_503"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_body = validate242;
const schema192 = {"$ref":"https://parley.invalid/variant/RotateWebhookSecretRequest","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_body"};
const schema193 = {"type":"object","properties":{"overlap_seconds":{"type":"integer","minimum":0,"maximum":86400,"default":0}},"$id":"https://parley.invalid/variant/RotateWebhookSecretRequest"};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate242.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/variant/RotateWebhookSecretRequest/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate242.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/variant/RotateWebhookSecretRequest/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate242.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/variant/RotateWebhookSecretRequest/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/RotateWebhookSecretRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_200 = validate243;
const schema194 = {"$ref":"https://parley.invalid/variant/SubscriptionWithSecret","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_200"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_401 = validate245;
const schema195 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_401"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_404 = validate247;
const schema196 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_404"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_413 = validate249;
const schema197 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_413"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_422 = validate251;
const schema198 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_422"};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_429 = validate253;
const schema199 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_429"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_500 = validate255;
const schema200 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_500"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_503 = validate257;
const schema201 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_reply_503"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_body = validate259;
const schema202 = {"oneOf":[{"$ref":"https://parley.invalid/variant/SendToHandlesRequest"},{"$ref":"https://parley.invalid/variant/OpenDraftRequest"}],"$id":"https://parley.invalid/variant/operations/sendMessage_body"};
const schema203 = {"type":"object","required":["to","message"],"properties":{"to":{"type":"array","minItems":1,"maxItems":6,"items":{"$ref":"https://parley.invalid/variant/HandleReference"}},"message":{"type":"object","required":["parts"],"properties":{"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/VariantPart"}},"reply_to":{"$ref":"https://parley.invalid/variant/VariantReplyPointer"},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"x-well-formed":true},"metadata":{"type":"object","additionalProperties":true}}}},"$id":"https://parley.invalid/variant/SendToHandlesRequest"};
const schema205 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/VariantTextPart"},{"$ref":"https://parley.invalid/variant/VariantLinkPart"},{"$ref":"https://parley.invalid/variant/DataPart"},{"$ref":"https://parley.invalid/variant/MediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/VariantPart"};
const schema206 = {"type":"object","required":["type","value"],"properties":{"type":{"type":"string","const":"text"},"value":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/variant/Mention"},"mention_range":{"$ref":"https://parley.invalid/variant/TextRange"},"styles":{"$ref":"https://parley.invalid/variant/Styles"}},"$id":"https://parley.invalid/variant/VariantTextPart"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.value === undefined) && (missing0 = "value"))){
validate262.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate262.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate262.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate262.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mention !== undefined){
const _errs5 = errors;
if(!(validate85(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mention_range !== undefined){
let data3 = data.mention_range;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.start === undefined) && (missing1 = "start")) || ((data3.length === undefined) && (missing1 = "length"))){
validate262.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate262.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate262.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate262.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.length !== undefined){
let data5 = data3.length;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate262.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate262.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate262.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate262.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.styles !== undefined){
const _errs13 = errors;
if(!(validate91(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
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
else {
validate262.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"type":true,"value":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.value = true;
props0.mention = true;
props0.mention_range = true;
props0.styles = true;
}
else if(tag0 === "link"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
else {
var props1 = validate95.evaluated.props;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
else if(tag0 === "data"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate261.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs7 = errors;
if(typeof data0 !== "string"){
validate261.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate261.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid5 = _errs7 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.data !== undefined){
const _errs9 = errors;
if(Buffer.byteLength(JSON.stringify(data.data)) > 16384){
validate261.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate261.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate261.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs12 = errors;
if(Buffer.byteLength(JSON.stringify(data3)) > 16384){
validate261.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate261.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
props0.media_type = true;
props0.metadata = true;
}
}
else if(tag0 === "media"){
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
else {
var props2 = validate96.evaluated.props;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate261.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema209 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantReplyPointer"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message_id === undefined) && (missing0 = "message_id")){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate269.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate269.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data1 = data.part_index;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate269.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate269.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate269.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"message_id":true,"part_index":true},"dynamicProps":false,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SendToHandlesRequest" */;
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
if(((data.to === undefined) && (missing0 = "to")) || ((data.message === undefined) && (missing0 = "message"))){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.to !== undefined){
let data0 = data.to;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 6){
validate260.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"}];
return false;
}
else {
if(data0.length < 1){
validate260.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
if(func1(data1) > 64){
validate260.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"https://parley.invalid/variant/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate260.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"https://parley.invalid/variant/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate260.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"https://parley.invalid/variant/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/to/" + i0,schemaPath:"https://parley.invalid/variant/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate260.errors = [{instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data2 = data.message;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.parts === undefined) && (missing1 = "parts")){
validate260.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.parts !== undefined){
let data3 = data2.parts;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 100){
validate260.errors = [{instancePath:instancePath+"/message/parts",schemaPath:"#/properties/message/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data3.length < 1){
validate260.errors = [{instancePath:instancePath+"/message/parts",schemaPath:"#/properties/message/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate261(data3[i1], {instancePath:instancePath+"/message/parts/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/message/parts",schemaPath:"#/properties/message/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.reply_to !== undefined){
const _errs11 = errors;
if(!(validate269(data2.reply_to, {instancePath:instancePath+"/message/reply_to",parentData:data2,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.idempotency_key !== undefined){
let data6 = data2.idempotency_key;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func1(data6) > 255){
validate260.errors = [{instancePath:instancePath+"/message/idempotency_key",schemaPath:"#/properties/message/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate260.errors = [{instancePath:instancePath+"/message/idempotency_key",schemaPath:"#/properties/message/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate260.errors = [{instancePath:instancePath+"/message/idempotency_key",schemaPath:"#/properties/message/properties/idempotency_key/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/message/idempotency_key",schemaPath:"#/properties/message/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.metadata !== undefined){
let data7 = data2.metadata;
const _errs14 = errors;
if(errors === _errs14){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate260.errors = [{instancePath:instancePath+"/message/metadata",schemaPath:"#/properties/message/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate260.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"to":true,"message":true},"dynamicProps":false,"dynamicItems":false};

const schema212 = {"type":"object","required":["conversation_id","draft"],"properties":{"conversation_id":{"$ref":"https://parley.invalid/variant/Id"},"draft":{"type":"boolean","const":true},"parts":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/DraftPart"}},"text":{"type":"string","x-max-bytes":8192},"reply_to":{"$ref":"https://parley.invalid/variant/DraftReplyPointer"}},"$id":"https://parley.invalid/variant/OpenDraftRequest"};
const schema214 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"},"part_id":{"$ref":"https://parley.invalid/variant/Id"}},"$id":"https://parley.invalid/variant/DraftReplyPointer"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DraftReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message_id === undefined) && (missing0 = "message_id")){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate274.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate274.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data1 = data.part_index;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate274.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate274.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate274.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(valid0){
if(data.part_id !== undefined){
let data2 = data.part_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate274.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate274.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate274.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"message_id":true,"part_index":true,"part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/OpenDraftRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.conversation_id === undefined) && (missing0 = "conversation_id")) || ((data.draft === undefined) && (missing0 = "draft"))){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.conversation_id !== undefined){
let data0 = data.conversation_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate272.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate272.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/conversation_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data1 = data.draft;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate272.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data1){
validate272.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
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
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate272.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate83(data2[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate272.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data4 = data.text;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate272.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data4 === "string" ? data4 : JSON.stringify(data4)) > 8192){
validate272.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
const _errs11 = errors;
if(!(validate274(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
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
}
else {
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"conversation_id":true,"draft":true,"parts":true,"text":true,"reply_to":true},"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.to = true;
props0.message = true;
}
const _errs2 = errors;
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.conversation_id = true;
props0.draft = true;
props0.parts = true;
props0.text = true;
props0.reply_to = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate259.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate259.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate259.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_202 = validate277;
const schema218 = {"oneOf":[{"$ref":"https://parley.invalid/variant/SendToHandlesReply"},{"$ref":"https://parley.invalid/variant/DraftReply"}],"$id":"https://parley.invalid/variant/operations/sendMessage_reply_202"};
const schema219 = {"type":"object","required":["chat_id","created_new_chat","message"],"properties":{"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"created_new_chat":{"type":"boolean"},"message":{"$ref":"https://parley.invalid/variant/VariantMessage"}},"$id":"https://parley.invalid/variant/SendToHandlesReply"};
const schema221 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","delivery_status","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"sequence":{"$ref":"https://parley.invalid/variant/Sequence"},"sender":{"$ref":"https://parley.invalid/variant/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/VariantStoredPart"}},"reply_to":{"$ref":"https://parley.invalid/variant/VariantReplyPointer"},"delivery_status":{"type":"string","const":"delivered"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/VariantMessage"};
const schema225 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/VariantStoredTextPart"},{"$ref":"https://parley.invalid/variant/VariantStoredLinkPart"},{"$ref":"https://parley.invalid/variant/VariantStoredDataPart"},{"$ref":"https://parley.invalid/variant/VariantStoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/VariantStoredPart"};
const schema226 = {"type":"object","required":["type","part_index"],"allOf":[{"$ref":"https://parley.invalid/variant/VariantTextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantStoredTextPart"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate262(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_index === undefined) && (missing0 = "part_index"))){
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.part_index !== undefined){
let data1 = data.part_index;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate282.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate282.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate282.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"type":true,"part_index":true,"value":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema228 = {"type":"object","required":["type","part_index","url"],"properties":{"type":{"type":"string","const":"link"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/variant/VariantStoredLinkPart"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.part_index === undefined) && (missing0 = "part_index"))) || ((data.url === undefined) && (missing0 = "url"))){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate284.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate284.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data1 = data.part_index;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate284.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate284.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate284.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs9 = errors;
if(typeof data.title !== "string"){
validate284.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs11 = errors;
if(typeof data.description !== "string"){
validate284.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"type":true,"part_index":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema231 = {"type":"object","required":["type","part_index"],"allOf":[{"$ref":"https://parley.invalid/variant/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantStoredDataPart"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate285.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.data !== undefined){
const _errs6 = errors;
if(Buffer.byteLength(JSON.stringify(data.data)) > 16384){
validate285.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.media_type !== undefined){
let data2 = data.media_type;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate285.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate285.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate285.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.metadata !== undefined){
let data3 = data.metadata;
const _errs9 = errors;
if(Buffer.byteLength(JSON.stringify(data3)) > 16384){
validate285.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate285.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_index === undefined) && (missing1 = "part_index"))){
validate285.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate285.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.part_index !== undefined){
let data5 = data.part_index;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate285.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate285.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate285.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate285.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"type":true,"part_index":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema234 = {"type":"object","required":["type","part_index"],"properties":{"type":{"type":"string","const":"media"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/variant/VariantStoredMediaPart"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_index === undefined) && (missing0 = "part_index"))){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate286.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate286.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_index !== undefined){
let data1 = data.part_index;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate286.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate286.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate286.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.url !== undefined){
const _errs6 = errors;
if(typeof data.url !== "string"){
validate286.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachment_id !== undefined){
const _errs8 = errors;
if(typeof data.attachment_id !== "string"){
validate286.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data4 = data.duration_ms;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate286.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate286.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
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
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"type":true,"part_index":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate282(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.part_index = true;
props0.value = true;
props0.mention = true;
props0.mention_range = true;
props0.styles = true;
}
else if(tag0 === "link"){
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_index = true;
props0.url = true;
props0.title = true;
props0.description = true;
}
}
else if(tag0 === "data"){
if(!(validate285(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_index = true;
props0.data = true;
props0.media_type = true;
props0.metadata = true;
}
}
else if(tag0 === "media"){
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_index = true;
props0.url = true;
props0.attachment_id = true;
props0.duration_ms = true;
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate281.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate281.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.message_id === undefined) && (missing0 = "message_id")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.delivery_status === undefined) && (missing0 = "delivery_status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate279.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate279.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_id !== undefined){
let data1 = data.chat_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate279.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate279.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data2 = data.sequence;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate279.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.sender !== undefined){
const _errs10 = errors;
if(!(validate104(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data4 = data.parts;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate279.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate279.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate281(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
const _errs14 = errors;
if(!(validate269(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delivery_status !== undefined){
let data7 = data.delivery_status;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate279.errors = [{instancePath:instancePath+"/delivery_status",schemaPath:"#/properties/delivery_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("delivered" !== data7){
validate279.errors = [{instancePath:instancePath+"/delivery_status",schemaPath:"#/properties/delivery_status/const",keyword:"const",params:{allowedValue: "delivered"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(errors === _errs18){
if(typeof data8 === "string"){
if(!(formats2.validate(data8))){
validate279.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate279.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
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
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"reply_to":true,"delivery_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SendToHandlesReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.chat_id === undefined) && (missing0 = "chat_id")) || ((data.created_new_chat === undefined) && (missing0 = "created_new_chat"))) || ((data.message === undefined) && (missing0 = "message"))){
validate278.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate278.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate278.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate278.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_new_chat !== undefined){
const _errs4 = errors;
if(typeof data.created_new_chat !== "boolean"){
validate278.errors = [{instancePath:instancePath+"/created_new_chat",schemaPath:"#/properties/created_new_chat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(!(validate279(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
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
else {
validate278.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"chat_id":true,"created_new_chat":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.chat_id = true;
props0.created_new_chat = true;
props0.message = true;
}
const _errs2 = errors;
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.message_id = true;
props0.draft = true;
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate277.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate277.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_401 = validate296;
const schema237 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_401"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_403 = validate298;
const schema238 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_403"};
const schema239 = {"anyOf":[{"$ref":"https://parley.invalid/variant/VariantErrorBody"},{"$ref":"https://parley.invalid/variant/ErrorBody"}],"$id":"https://parley.invalid/variant/EitherErrorBody"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/EitherErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.error = true;
props0.success = true;
props0.trace_id = true;
props0.a2ui_errors = true;
}
const _errs2 = errors;
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.error = true;
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate299.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate299.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate299.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate298.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_404 = validate303;
const schema240 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_404"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate303.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_409 = validate305;
const schema241 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_409"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate305.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate305.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_413 = validate307;
const schema242 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_413"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate307.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_422 = validate309;
const schema243 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_422"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate309.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_429 = validate311;
const schema244 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_429"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate311.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_500 = validate313;
const schema245 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_500"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate313.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate313.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_reply_503 = validate315;
const schema246 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_reply_503"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate299(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate299.errors : vErrors.concat(validate299.errors);
errors = vErrors.length;
}
else {
var props0 = validate299.evaluated.props;
}
validate315.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate315.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendVoiceMemo_body = validate317;
const schema247 = {"$ref":"https://parley.invalid/variant/VoiceMemoRequest","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_body"};
const schema248 = {"type":"object","properties":{"message_id":{"$ref":"https://parley.invalid/variant/MessageId"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/variant/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/variant/VoiceMemoRequest"};
const schema249 = {"type":"string","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-well-formed":true,"$id":"https://parley.invalid/variant/MessageId"};
const pattern5 = new RegExp("^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VoiceMemoRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
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
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.url = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.attachment_id === undefined) && (missing1 = "attachment_id")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.attachment_id !== undefined){
if(typeof data.attachment_id !== "string"){
const err4 = {instancePath:instancePath+"/attachment_id",schemaPath:"#/oneOf/1/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.attachment_id = true;
}
}
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate318.errors = vErrors;
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
if(props0 !== true){
props0 = props0 || {};
props0.message_id = true;
props0.url = true;
props0.attachment_id = true;
props0.duration_ms = true;
}
if(data.message_id !== undefined){
let data2 = data.message_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate318.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/MessageId/pattern",keyword:"pattern",params:{pattern: "^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate318.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/MessageId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/MessageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.url !== undefined){
let data3 = data.url;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate318.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate318.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate318.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate318.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.attachment_id !== undefined){
let data4 = data.attachment_id;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate318.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate318.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.duration_ms !== undefined){
let data5 = data.duration_ms;
const _errs19 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate318.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate318.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate318.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate318.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate318.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate318(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
else {
var props0 = validate318.evaluated.props;
}
validate317.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendVoiceMemo_reply_202 = validate320;
const schema252 = {"$ref":"https://parley.invalid/variant/SendToHandlesReply","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_202"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate278(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"chat_id":true,"created_new_chat":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_401 = validate322;
const schema253 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_401"};

function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_403 = validate324;
const schema254 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_403"};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_404 = validate326;
const schema255 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_404"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_409 = validate328;
const schema256 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_409"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_413 = validate330;
const schema257 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_413"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_422 = validate332;
const schema258 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_422"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_429 = validate334;
const schema259 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_429"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_500 = validate336;
const schema260 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_500"};

function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_reply_503 = validate338;
const schema261 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_reply_503"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_body = validate340;
const schema262 = {"$ref":"https://parley.invalid/variant/UpdateSubscriptionRequest","$id":"https://parley.invalid/variant/operations/updateWebhook_body"};
const schema263 = {"type":"object","minProperties":1,"properties":{"target_url":{"$ref":"https://parley.invalid/variant/WebhookUrl"},"subscribed_events":{"$ref":"https://parley.invalid/variant/SubscribedEvents"},"status":{"type":"string","enum":["active","paused"]}},"additionalProperties":false,"$id":"https://parley.invalid/variant/UpdateSubscriptionRequest"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/UpdateSubscriptionRequest" */;
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
if(Object.keys(data).length < 1){
validate341.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "target_url") || (key0 === "subscribed_events")) || (key0 === "status"))){
validate341.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_url !== undefined){
let data0 = data.target_url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate341.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate341.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0(data0))){
validate341.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate341.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate341.errors = [{instancePath:instancePath+"/target_url",schemaPath:"https://parley.invalid/variant/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subscribed_events !== undefined){
const _errs5 = errors;
if(!(validate47(data.subscribed_events, {instancePath:instancePath+"/subscribed_events",parentData:data,parentDataProperty:"subscribed_events",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate341.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "active") || (data2 === "paused"))){
validate341.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema263.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_body" */;
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
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_200 = validate344;
const schema265 = {"$ref":"https://parley.invalid/variant/SubscriptionReply","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_200"};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_401 = validate346;
const schema266 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_401"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_404 = validate348;
const schema267 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_404"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_413 = validate350;
const schema268 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_413"};

function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_422 = validate352;
const schema269 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_422"};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_429 = validate354;
const schema270 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_429"};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_500 = validate356;
const schema271 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_500"};

function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_503 = validate358;
const schema272 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_reply_503"};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};
