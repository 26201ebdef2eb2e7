// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const appendDraft_202 = validate20;
const schema31 = {"$ref":"https://parley.invalid/variant/DraftReply","$id":"https://parley.invalid/variant/operations/appendDraft_202"};
const schema32 = {"type":"object","required":["message_id","draft"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"draft":{"type":"boolean","const":true}},"$id":"https://parley.invalid/variant/DraftReply"};
const schema33 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/variant/Id"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DraftReply" */;
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
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.draft === undefined) && (missing0 = "draft"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate21.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data1){
validate21.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"message_id":true,"draft":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_202" */;
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
validate20.evaluated = {"props":{"message_id":true,"draft":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_401 = validate23;
const schema34 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_401"};
const schema35 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/variant/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/variant/ErrorBody"};
const schema36 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/variant/ErrorCode"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/ErrorBody" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate24.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/variant/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate24.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/variant/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
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
validate24.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate24.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate24.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_403 = validate26;
const schema37 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_403"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_404 = validate28;
const schema38 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_404"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_413 = validate30;
const schema39 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_413"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_422 = validate32;
const schema40 = {"$ref":"https://parley.invalid/variant/SendErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_422"};
const schema41 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/variant/ErrorBody"}],"properties":{"error":{"type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599}}},"a2ui_errors":{"$ref":"https://parley.invalid/variant/A2uiErrors"}},"$id":"https://parley.invalid/variant/SendErrorBody"};
const schema42 = {"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/variant/A2uiError"},"$id":"https://parley.invalid/variant/A2uiErrors"};
const schema43 = {"type":"object","required":["part_index","data_index","a2ui_message"],"properties":{"part_index":{"type":["integer","null"],"minimum":0},"data_index":{"type":["integer","null"],"minimum":0},"a2ui_message":{"type":"object","required":["version","error"],"properties":{"version":{"type":"string","const":"v0.9.1"},"error":{"type":"object","required":["code","surfaceId","path","message"],"properties":{"code":{"type":"string","const":"VALIDATION_FAILED"},"surfaceId":{"type":"string"},"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"https://parley.invalid/variant/A2uiError"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/A2uiErrors" */;
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
if(Array.isArray(data)){
if(data.length < 1){
validate35.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "part_index") || (key0 === "data_index")) || (key0 === "a2ui_message"))){
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.part_index !== undefined){
let data1 = data0.part_index;
const _errs5 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/part_index/type",keyword:"type",params:{type: schema43.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/data_index/type",keyword:"type",params:{type: schema43.properties.data_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/variant/A2uiError/properties/data_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "version") || (key1 === "error"))){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.version !== undefined){
let data4 = data3.version;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("v0.9.1" !== data4){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/version/const",keyword:"const",params:{allowedValue: "v0.9.1"},message:"must be equal to constant"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!((((key2 === "code") || (key2 === "surfaceId")) || (key2 === "path")) || (key2 === "message"))){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.code !== undefined){
let data6 = data5.code;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("VALIDATION_FAILED" !== data6){
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_FAILED"},message:"must be equal to constant"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/surfaceId",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/path",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/variant/A2uiError/properties/a2ui_message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/A2uiError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SendErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate33.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate33.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate35(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_429 = validate38;
const schema44 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_429"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_500 = validate40;
const schema45 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_500"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const appendDraft_503 = validate42;
const schema46 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/appendDraft_503"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/appendDraft_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_201 = validate44;
const schema47 = {"$ref":"https://parley.invalid/variant/SubscriptionWithSecret","$id":"https://parley.invalid/variant/operations/createWebhook_201"};
const schema48 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/variant/Subscription"}],"required":["signing_secret"],"properties":{"signing_secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+={0,2}$"}},"$id":"https://parley.invalid/variant/SubscriptionWithSecret"};
const schema49 = {"type":"object","required":["id","target_url","subscribed_events","status","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/variant/Id"},"target_url":{"type":"string"},"subscribed_events":{"type":"array","items":{"type":"string"}},"status":{"type":"string","enum":["active","paused"]},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"},"last_success_at":{"type":["string","null"],"format":"date-time"},"last_failure_at":{"type":["string","null"],"format":"date-time"}},"$id":"https://parley.invalid/variant/Subscription"};
const schema51 = {"type":"string","format":"date-time","$id":"https://parley.invalid/variant/Timestamp"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Subscription" */;
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
if((((((data.id === undefined) && (missing0 = "id")) || ((data.target_url === undefined) && (missing0 = "target_url"))) || ((data.subscribed_events === undefined) && (missing0 = "subscribed_events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/target_url",schemaPath:"#/properties/target_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/subscribed_events/" + i0,schemaPath:"#/properties/subscribed_events/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/subscribed_events",schemaPath:"#/properties/subscribed_events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "active") || (data4 === "paused"))){
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema49.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
if(!(formats0.validate(data5))){
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type: schema49.properties.last_success_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(errors === _errs15){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate46.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate46.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/type",keyword:"type",params:{type: schema49.properties.last_failure_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(errors === _errs17){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate46.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

const pattern4 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SubscriptionWithSecret" */;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signing_secret === undefined) && (missing0 = "signing_secret")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.signing_secret !== undefined){
let data0 = data.signing_secret;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate45.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate45.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_201" */;
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
validate44.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_401 = validate49;
const schema52 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_401"};
const schema53 = {"type":"object","required":["error","success"],"properties":{"error":{"type":"object","required":["status","code","message","doc_url"],"properties":{"status":{"type":"integer","minimum":400,"maximum":599},"code":{"type":"integer","minimum":40000,"maximum":59999},"message":{"type":"string"},"doc_url":{"type":"string","format":"uri"},"retry_after":{"type":"integer","minimum":0}}},"success":{"type":"boolean","const":false},"trace_id":{"type":"string"},"a2ui_errors":{"$ref":"https://parley.invalid/variant/A2uiErrors"}},"$id":"https://parley.invalid/variant/VariantErrorBody"};
const formats6 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantErrorBody" */;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.success === undefined) && (missing0 = "success"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate50.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.status !== undefined){
let data1 = data0.status;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate50.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
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
validate50.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 59999 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59999},message:"must be <= 59999"}];
return false;
}
else {
if(data2 < 40000 || isNaN(data2)){
validate50.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40000},message:"must be >= 40000"}];
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
validate50.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats6(data4))){
validate50.errors = [{instancePath:instancePath+"/error/doc_url",schemaPath:"#/properties/error/properties/doc_url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath:instancePath+"/error/doc_url",schemaPath:"#/properties/error/properties/doc_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate50.errors = [{instancePath:instancePath+"/error/retry_after",schemaPath:"#/properties/error/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate50.errors = [{instancePath:instancePath+"/error/retry_after",schemaPath:"#/properties/error/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate50.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate50.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data6){
validate50.errors = [{instancePath:instancePath+"/success",schemaPath:"#/properties/success/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
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
validate50.errors = [{instancePath:instancePath+"/trace_id",schemaPath:"#/properties/trace_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate35(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_409 = validate53;
const schema54 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_409"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_413 = validate55;
const schema55 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_413"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_422 = validate57;
const schema56 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_422"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_429 = validate59;
const schema57 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_429"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_500 = validate61;
const schema58 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_500"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_503 = validate63;
const schema59 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/createWebhook_503"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/createWebhook_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_401 = validate65;
const schema60 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_401"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_404 = validate67;
const schema61 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_404"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_429 = validate69;
const schema62 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_429"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_500 = validate71;
const schema63 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_500"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_503 = validate73;
const schema64 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/deleteWebhook_503"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/deleteWebhook_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_200 = validate75;
const schema65 = {"type":"object","required":["message_id","message"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"message":{"$ref":"https://parley.invalid/variant/Message"}},"$id":"https://parley.invalid/variant/operations/finalizeDraft_200"};
const schema67 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/variant/Sequence"}]},"sender":{"$ref":"https://parley.invalid/variant/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/StoredPart"}},"text":{"type":["string","null"]},"reply_to":{"type":["object","null"],"required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"part_id":{"type":["string","null"]}}},"reactions":{"type":"array","items":{"$ref":"https://parley.invalid/variant/Reaction"}},"delivered_at":{"type":["string","null"],"format":"date-time"},"read_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/Message"};
const schema70 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/variant/Sequence"};
const schema71 = {"type":"object","required":["type","id","handle"],"properties":{"type":{"type":"string","enum":["agent","user"]},"id":{"$ref":"https://parley.invalid/variant/Id"},"handle":{"type":["string","null"]},"user_id":{"type":"string"}},"$id":"https://parley.invalid/variant/Party"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Party" */;
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
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.handle === undefined) && (missing0 = "handle"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate77.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "agent") || (data0 === "user"))){
validate77.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema71.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema71.properties.handle.type},message:"must be string,null"}];
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
validate77.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

const schema73 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/StoredTextPart"},{"$ref":"https://parley.invalid/variant/StoredLinkPart"},{"$ref":"https://parley.invalid/variant/StoredDataPart"},{"$ref":"https://parley.invalid/variant/StoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/StoredPart"};
const schema74 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredTextPart"};
const schema86 = {"type":"string","$id":"https://parley.invalid/variant/PartId"};
const schema75 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/variant/Mention"},"mention_range":{"$ref":"https://parley.invalid/variant/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/variant/TextStyle"},{"$ref":"https://parley.invalid/variant/StyledRange"}]}}},"$id":"https://parley.invalid/variant/TextPart"};
const schema81 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/variant/TextRange"};
const schema82 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/variant/TextStyle"};
const schema76 = {"oneOf":[{"$ref":"https://parley.invalid/variant/HandleMention"},{"$ref":"https://parley.invalid/variant/UserMention"}],"$id":"https://parley.invalid/variant/Mention"};
const schema77 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/variant/HandleReference"}},"$id":"https://parley.invalid/variant/HandleMention"};
const schema78 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/variant/HandleReference"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/HandleMention" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate83.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate83.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate83.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/variant/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate83.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema79 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/variant/Id"}},"$id":"https://parley.invalid/variant/UserMention"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/UserMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate85.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate85.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
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
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
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
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
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
validate82.errors = vErrors;
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
validate82.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema83 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/variant/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/variant/TextStyle"}},"$id":"https://parley.invalid/variant/StyledRange"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
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
validate88.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate88.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate88.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate88.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate88.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate88.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate88.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/variant/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate88.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate88.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/TextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate81.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate81.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate82(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate81.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate81.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate81.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate81.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate81.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate81.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate81.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate81.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate81.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate88(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate81.errors = vErrors;
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
validate81.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate80.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate80.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"type":true,"part_id":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema87 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/LinkPart"}],"properties":{"type":{"type":"string","const":"link"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredLinkPart"};
const schema88 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/variant/LinkPart"};
const schema89 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/variant/HttpsUrl"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/LinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate92.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate92.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate92.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate92.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate92.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate91.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"type":true,"part_id":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/variant/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"}},"$id":"https://parley.invalid/variant/StoredDataPart"};
const schema92 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/variant/DataPart"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate94.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate94.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate94.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate94.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_id === undefined) && (missing1 = "part_id"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate94.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate94.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"type":true,"part_id":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema94 = {"type":"object","required":["type","part_id"],"properties":{"type":{"type":"string","const":"media"},"part_id":{"$ref":"https://parley.invalid/variant/PartId"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/variant/StoredMediaPart"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate95.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate95.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/variant/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate95.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate95.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"type":true,"part_id":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/StoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
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
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
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
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate79.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema97 = {"type":"object","required":["type","emoji","actor","created_at"],"properties":{"message_id":{"allOf":[{"$ref":"https://parley.invalid/variant/Id"}]},"type":{"type":"string"},"emoji":{"type":["string","null"]},"target_part_id":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/variant/Party"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/Reaction"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Reaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate101.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate101.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema97.properties.emoji.type},message:"must be string,null"}];
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
validate101.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"#/properties/target_part_id/type",keyword:"type",params:{type: schema97.properties.target_part_id.type},message:"must be string,null"}];
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
if(!(validate77(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
if(!(formats0.validate(data5))){
validate101.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate101.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"message_id":true,"type":true,"emoji":true,"target_part_id":true,"actor":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Message" */;
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
if(((((((data.message_id === undefined) && (missing0 = "message_id")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate76.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate76.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate77(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate76.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate76.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate79(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate76.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema67.properties.text.type},message:"must be string,null"}];
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
validate76.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema67.properties.reply_to.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.message_id === undefined) && (missing1 = "message_id")){
validate76.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate76.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate76.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath:instancePath+"/reply_to/part_id",schemaPath:"#/properties/reply_to/properties/part_id/type",keyword:"type",params:{type: schema67.properties.reply_to.properties.part_id.type},message:"must be string,null"}];
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
if(!(validate101(data10[i1], {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate76.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema67.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate76.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate76.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema67.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate76.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
if(!(formats0.validate(data14))){
validate76.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"text":true,"reply_to":true,"reactions":true,"delivered_at":true,"read_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_200" */;
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
let missing0;
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.message === undefined) && (missing0 = "message"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate75.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate75.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate76(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":{"message_id":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_401 = validate105;
const schema101 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_401"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_403 = validate107;
const schema102 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_403"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_404 = validate109;
const schema103 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_404"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_409 = validate111;
const schema104 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_409"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_413 = validate113;
const schema105 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_413"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_422 = validate115;
const schema106 = {"$ref":"https://parley.invalid/variant/SendErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_422"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_429 = validate117;
const schema107 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_429"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_500 = validate119;
const schema108 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_500"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const finalizeDraft_503 = validate121;
const schema109 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/finalizeDraft_503"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/finalizeDraft_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_200 = validate123;
const schema110 = {"$ref":"https://parley.invalid/variant/OpenApiDocument","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_200"};
const schema111 = {"type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/variant/OpenApiDocument"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
validate123.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/OpenApiDocument/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.openapi !== undefined){
const _errs2 = errors;
if(typeof data.openapi !== "string"){
validate123.errors = [{instancePath:instancePath+"/openapi",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate123.errors = [{instancePath:instancePath+"/info",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate123.errors = [{instancePath:instancePath+"/paths",schemaPath:"https://parley.invalid/variant/OpenApiDocument/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate123.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/OpenApiDocument/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"openapi":true,"info":true,"paths":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_429 = validate124;
const schema112 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_429"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_500 = validate126;
const schema113 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_500"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getVariantOpenApi_503 = validate128;
const schema114 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getVariantOpenApi_503"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getVariantOpenApi_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_200 = validate130;
const schema115 = {"$ref":"https://parley.invalid/variant/SubscriptionReply","$id":"https://parley.invalid/variant/operations/getWebhook_200"};
const schema116 = {"type":"object","required":["subscription"],"properties":{"subscription":{"$ref":"https://parley.invalid/variant/Subscription"}},"$id":"https://parley.invalid/variant/SubscriptionReply"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SubscriptionReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.subscription !== undefined){
if(!(validate46(data.subscription, {instancePath:instancePath+"/subscription",parentData:data,parentDataProperty:"subscription",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};


function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_401 = validate134;
const schema117 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_401"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_404 = validate136;
const schema118 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_404"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_429 = validate138;
const schema119 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_429"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_500 = validate140;
const schema120 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_500"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_503 = validate142;
const schema121 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/getWebhook_503"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/getWebhook_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_200 = validate144;
const schema122 = {"type":"object","required":["dead_letters","next_cursor","has_more"],"properties":{"dead_letters":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/DeadLetter"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listDeadLetters_200"};
const schema125 = {"type":["string","null"],"$id":"https://parley.invalid/variant/NextCursor"};
const schema123 = {"type":"object","required":["event_id","event_type","attempts","last_status","last_error","at"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempts":{"type":"integer","minimum":0},"last_status":{"type":["integer","null"]},"last_error":{"type":["string","null"]},"at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/DeadLetter"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/DeadLetter" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
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
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate145.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate145.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate145.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema123.properties.last_status.type},message:"must be integer,null"}];
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
validate145.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema123.properties.last_error.type},message:"must be string,null"}];
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
if(!(formats0.validate(data5))){
validate145.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"event_id":true,"event_type":true,"attempts":true,"last_status":true,"last_error":true,"at":true},"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dead_letters !== undefined){
let data0 = data.dead_letters;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate144.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate145(data0[i0], {instancePath:instancePath+"/dead_letters/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
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
validate144.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate144.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema125.type},message:"must be string,null"}];
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
validate144.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"dead_letters":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_401 = validate147;
const schema126 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_401"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_404 = validate149;
const schema127 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_404"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_422 = validate151;
const schema128 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_422"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_429 = validate153;
const schema129 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_429"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_500 = validate155;
const schema130 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_500"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_503 = validate157;
const schema131 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listDeadLetters_503"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listDeadLetters_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_200 = validate159;
const schema132 = {"type":"object","required":["attempts","next_cursor","has_more"],"properties":{"attempts":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/WebhookAttempt"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listWebhookAttempts_200"};
const schema133 = {"type":"object","required":["event_id","event_type","attempt","at","duration_ms","status","error","response_excerpt"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempt":{"type":"integer","minimum":1},"at":{"$ref":"https://parley.invalid/variant/Timestamp"},"duration_ms":{"type":["integer","null"],"minimum":0},"status":{"type":["integer","null"]},"error":{"type":["string","null"]},"response_excerpt":{"type":["string","null"]}},"$id":"https://parley.invalid/variant/WebhookAttempt"};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/WebhookAttempt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
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
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate160.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate160.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate160.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate160.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(!(formats0.validate(data3))){
validate160.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate160.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema133.properties.duration_ms.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate160.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate160.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema133.properties.status.type},message:"must be integer,null"}];
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
validate160.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema133.properties.error.type},message:"must be string,null"}];
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
validate160.errors = [{instancePath:instancePath+"/response_excerpt",schemaPath:"#/properties/response_excerpt/type",keyword:"type",params:{type: schema133.properties.response_excerpt.type},message:"must be string,null"}];
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
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":{"event_id":true,"event_type":true,"attempt":true,"at":true,"duration_ms":true,"status":true,"error":true,"response_excerpt":true},"dynamicProps":false,"dynamicItems":false};


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.attempts !== undefined){
let data0 = data.attempts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate159.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate160(data0[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
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
validate159.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate159.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema125.type},message:"must be string,null"}];
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
validate159.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"attempts":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_401 = validate162;
const schema136 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_401"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_404 = validate164;
const schema137 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_404"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_422 = validate166;
const schema138 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_422"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_429 = validate168;
const schema139 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_429"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_500 = validate170;
const schema140 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_500"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_503 = validate172;
const schema141 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhookAttempts_503"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhookAttempts_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_200 = validate174;
const schema142 = {"type":"object","required":["subscriptions","next_cursor","has_more"],"properties":{"subscriptions":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/variant/Subscription"}},"next_cursor":{"$ref":"https://parley.invalid/variant/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/variant/operations/listWebhooks_200"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_200" */;
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
let missing0;
if((((data.subscriptions === undefined) && (missing0 = "subscriptions")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.subscriptions !== undefined){
let data0 = data.subscriptions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate174.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate46(data0[i0], {instancePath:instancePath+"/subscriptions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate174.errors = [{instancePath:instancePath+"/subscriptions",schemaPath:"#/properties/subscriptions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate174.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/variant/NextCursor/type",keyword:"type",params:{type: schema125.type},message:"must be string,null"}];
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
validate174.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":{"subscriptions":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_401 = validate176;
const schema144 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_401"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_422 = validate178;
const schema145 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_422"};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_429 = validate180;
const schema146 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_429"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_500 = validate182;
const schema147 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_500"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_503 = validate184;
const schema148 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/listWebhooks_503"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/listWebhooks_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const react_200 = validate186;
const schema149 = {"$ref":"https://parley.invalid/variant/ReactReply","$id":"https://parley.invalid/variant/operations/react_200"};
const schema150 = {"type":"object","required":["changed"],"properties":{"changed":{"type":"boolean"}},"$id":"https://parley.invalid/variant/ReactReply"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
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
validate186.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/ReactReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
validate186.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/variant/ReactReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/ReactReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"changed":true},"dynamicProps":false,"dynamicItems":false};

export const react_401 = validate187;
const schema151 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_401"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_403 = validate189;
const schema152 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_403"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_404 = validate191;
const schema153 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_404"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_413 = validate193;
const schema154 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_413"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_422 = validate195;
const schema155 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_422"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_429 = validate197;
const schema156 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_429"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_500 = validate199;
const schema157 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_500"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_503 = validate201;
const schema158 = {"$ref":"https://parley.invalid/variant/ErrorBody","$id":"https://parley.invalid/variant/operations/react_503"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/react_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_401 = validate203;
const schema159 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_401"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_404 = validate205;
const schema160 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_404"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_413 = validate207;
const schema161 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_413"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_422 = validate209;
const schema162 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_422"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_429 = validate211;
const schema163 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_429"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_500 = validate213;
const schema164 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_500"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_503 = validate215;
const schema165 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/redeliverDeadLetter_503"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/redeliverDeadLetter_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_200 = validate217;
const schema166 = {"$ref":"https://parley.invalid/variant/SubscriptionWithSecret","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_200"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
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
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"signing_secret":true,"id":true,"target_url":true,"subscribed_events":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_401 = validate219;
const schema167 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_401"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_404 = validate221;
const schema168 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_404"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_409 = validate223;
const schema169 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_409"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_413 = validate225;
const schema170 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_413"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_422 = validate227;
const schema171 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_422"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_429 = validate229;
const schema172 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_429"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_500 = validate231;
const schema173 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_500"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_503 = validate233;
const schema174 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/rotateWebhookSecret_503"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/rotateWebhookSecret_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_202 = validate235;
const schema175 = {"oneOf":[{"$ref":"https://parley.invalid/variant/SendToHandlesReply"},{"$ref":"https://parley.invalid/variant/DraftReply"}],"$id":"https://parley.invalid/variant/operations/sendMessage_202"};
const schema176 = {"type":"object","required":["chat_id","created_new_chat","message"],"properties":{"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"created_new_chat":{"type":"boolean"},"message":{"$ref":"https://parley.invalid/variant/VariantMessage"}},"$id":"https://parley.invalid/variant/SendToHandlesReply"};
const schema178 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","delivery_status","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"chat_id":{"$ref":"https://parley.invalid/variant/Id"},"sequence":{"$ref":"https://parley.invalid/variant/Sequence"},"sender":{"$ref":"https://parley.invalid/variant/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/variant/VariantStoredPart"}},"reply_to":{"$ref":"https://parley.invalid/variant/VariantReplyPointer"},"delivery_status":{"type":"string","const":"delivered"},"created_at":{"$ref":"https://parley.invalid/variant/Timestamp"}},"$id":"https://parley.invalid/variant/VariantMessage"};
const schema182 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/variant/VariantStoredTextPart"},{"$ref":"https://parley.invalid/variant/VariantStoredLinkPart"},{"$ref":"https://parley.invalid/variant/VariantStoredDataPart"},{"$ref":"https://parley.invalid/variant/VariantStoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/variant/VariantStoredPart"};
const schema183 = {"type":"object","required":["type","part_index"],"allOf":[{"$ref":"https://parley.invalid/variant/VariantTextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantStoredTextPart"};
const schema188 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/variant/PartIndex"};
const schema184 = {"type":"object","required":["type","value"],"properties":{"type":{"type":"string","const":"text"},"value":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/variant/Mention"},"mention_range":{"$ref":"https://parley.invalid/variant/TextRange"},"styles":{"$ref":"https://parley.invalid/variant/Styles"}},"$id":"https://parley.invalid/variant/VariantTextPart"};
const schema186 = {"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/variant/TextStyle"},{"$ref":"https://parley.invalid/variant/StyledRange"}]},"$id":"https://parley.invalid/variant/Styles"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/Styles" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 256){
validate243.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/variant/TextStyle/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate88(data0, {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
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
validate243.errors = vErrors;
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
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
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
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate241.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate241.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate241.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate241.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate82(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
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
validate241.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate241.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate241.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate241.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/variant/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate241.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/variant/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate241.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/variant/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate243(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
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
validate241.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"type":true,"value":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate241(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate241.errors : vErrors.concat(validate241.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_index === undefined) && (missing0 = "part_index"))){
validate240.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate240.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate240.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate240.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate240.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate240.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"type":true,"part_index":true,"value":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema189 = {"type":"object","required":["type","part_index","url"],"properties":{"type":{"type":"string","const":"link"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"},"url":{"$ref":"https://parley.invalid/variant/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/variant/VariantStoredLinkPart"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
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
validate247.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate247.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate247.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate247.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate247.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate247.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate247.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate247.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate247.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/variant/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate247.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate247.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"type":true,"part_index":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema192 = {"type":"object","required":["type","part_index"],"allOf":[{"$ref":"https://parley.invalid/variant/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantStoredDataPart"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
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
validate248.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/variant/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate248.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/variant/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate248.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate248.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate248.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/variant/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate248.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate248.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/variant/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate248.errors = [{instancePath,schemaPath:"https://parley.invalid/variant/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_index === undefined) && (missing1 = "part_index"))){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate248.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate248.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate248.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate248.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"type":true,"part_index":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema195 = {"type":"object","required":["type","part_index"],"properties":{"type":{"type":"string","const":"media"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/variant/VariantStoredMediaPart"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate249.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate249.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate249.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate249.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate249.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate249.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate249.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate249.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"type":true,"part_index":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantStoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
if(!(validate240(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate240.errors : vErrors.concat(validate240.errors);
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
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
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
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
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
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
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
validate239.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate239.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema197 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/variant/Id"},"part_index":{"$ref":"https://parley.invalid/variant/PartIndex"}},"$id":"https://parley.invalid/variant/VariantReplyPointer"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
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
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate255.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate255.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate255.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate255.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate255.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate255.errors = [{instancePath:instancePath+"/part_index",schemaPath:"https://parley.invalid/variant/PartIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"message_id":true,"part_index":true},"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/VariantMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate237.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate237.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate237.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate237.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate237.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate237.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate237.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/variant/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate77(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
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
validate237.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate237.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate239(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
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
validate237.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate255(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
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
validate237.errors = [{instancePath:instancePath+"/delivery_status",schemaPath:"#/properties/delivery_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("delivered" !== data7){
validate237.errors = [{instancePath:instancePath+"/delivery_status",schemaPath:"#/properties/delivery_status/const",keyword:"const",params:{allowedValue: "delivered"},message:"must be equal to constant"}];
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
if(!(formats0.validate(data8))){
validate237.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate237.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/variant/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"reply_to":true,"delivery_status":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/SendToHandlesReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
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
validate236.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate236.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate236.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/variant/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate236.errors = [{instancePath:instancePath+"/created_new_chat",schemaPath:"#/properties/created_new_chat/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
if(!(validate237(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"chat_id":true,"created_new_chat":true,"message":true},"dynamicProps":false,"dynamicItems":false};


function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
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
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
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
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
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
validate235.errors = vErrors;
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
validate235.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate235.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_401 = validate260;
const schema201 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_401"};
const schema202 = {"anyOf":[{"$ref":"https://parley.invalid/variant/VariantErrorBody"},{"$ref":"https://parley.invalid/variant/ErrorBody"}],"$id":"https://parley.invalid/variant/EitherErrorBody"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/EitherErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
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
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
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
validate261.errors = vErrors;
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
validate261.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate260.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate260.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_403 = validate265;
const schema203 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_403"};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate265.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate265.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_404 = validate267;
const schema204 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_404"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate267.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate267.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_409 = validate269;
const schema205 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_409"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate269.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_413 = validate271;
const schema206 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_413"};

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate271.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_422 = validate273;
const schema207 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_422"};

function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate273.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_429 = validate275;
const schema208 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_429"};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate275.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_500 = validate277;
const schema209 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_500"};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate277.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate277.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendMessage_503 = validate279;
const schema210 = {"$ref":"https://parley.invalid/variant/EitherErrorBody","$id":"https://parley.invalid/variant/operations/sendMessage_503"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
else {
var props0 = validate261.evaluated.props;
}
validate279.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const sendVoiceMemo_202 = validate281;
const schema211 = {"$ref":"https://parley.invalid/variant/SendToHandlesReply","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_202"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate236(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate236.errors : vErrors.concat(validate236.errors);
errors = vErrors.length;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":{"chat_id":true,"created_new_chat":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_401 = validate283;
const schema212 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_401"};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_403 = validate285;
const schema213 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_403"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_404 = validate287;
const schema214 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_404"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_409 = validate289;
const schema215 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_409"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_413 = validate291;
const schema216 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_413"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_422 = validate293;
const schema217 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_422"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_429 = validate295;
const schema218 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_429"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_500 = validate297;
const schema219 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_500"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendVoiceMemo_503 = validate299;
const schema220 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/sendVoiceMemo_503"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/sendVoiceMemo_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_200 = validate301;
const schema221 = {"$ref":"https://parley.invalid/variant/SubscriptionReply","$id":"https://parley.invalid/variant/operations/updateWebhook_200"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"subscription":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_401 = validate303;
const schema222 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_401"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_404 = validate305;
const schema223 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_404"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_413 = validate307;
const schema224 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_413"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_422 = validate309;
const schema225 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_422"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_429 = validate311;
const schema226 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_429"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_500 = validate313;
const schema227 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_500"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_503 = validate315;
const schema228 = {"$ref":"https://parley.invalid/variant/VariantErrorBody","$id":"https://parley.invalid/variant/operations/updateWebhook_503"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/variant/operations/updateWebhook_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"error":true,"success":true,"trace_id":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};
