// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const createAgent_200 = validate20;
const schema31 = {"$ref":"https://parley.invalid/current/AgentReply","$id":"https://parley.invalid/current/operations/createAgent_200"};
const schema32 = {"type":"object","required":["agent"],"properties":{"agent":{"$ref":"https://parley.invalid/current/Agent"}},"$id":"https://parley.invalid/current/AgentReply"};
const schema33 = {"type":"object","required":["id","handle","display_name","tagline","avatar","accent_color","organization","visibility","accepts_tasks","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":"string"},"display_name":{"type":"string"},"tagline":{"type":["string","null"]},"avatar":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/Visibility"},"accepts_tasks":{"type":"boolean"},"accepts_calls":{"type":"boolean"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Agent"};
const schema34 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/current/Id"};
const schema35 = {"type":"string","enum":["public","unlisted","private"],"$id":"https://parley.invalid/current/Visibility"};
const schema36 = {"type":"string","format":"date-time","$id":"https://parley.invalid/current/Timestamp"};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Agent" */;
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
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
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
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handle !== undefined){
const _errs4 = errors;
if(typeof data.handle !== "string"){
validate22.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs6 = errors;
if(typeof data.display_name !== "string"){
validate22.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data3 = data.tagline;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema33.properties.tagline.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data4 = data.avatar;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema33.properties.avatar.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data5 = data.accent_color;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate22.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema33.properties.accent_color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
let data6 = data.organization;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate22.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema33.properties.organization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data7 = data.visibility;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate22.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "public") || (data7 === "unlisted")) || (data7 === "private"))){
validate22.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts_tasks !== undefined){
const _errs19 = errors;
if(typeof data.accepts_tasks !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts_calls !== undefined){
const _errs21 = errors;
if(typeof data.accepts_calls !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/accepts_calls",schemaPath:"#/properties/accepts_calls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data10 = data.created_at;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate22.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"handle":true,"display_name":true,"tagline":true,"avatar":true,"accent_color":true,"organization":true,"visibility":true,"accepts_tasks":true,"accepts_calls":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/AgentReply" */;
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
if((data.agent === undefined) && (missing0 = "agent")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
if(!(validate22(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
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
validate21.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_200" */;
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
validate20.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_201 = validate25;
const schema37 = {"$ref":"https://parley.invalid/current/CreatedAgent","$id":"https://parley.invalid/current/operations/createAgent_201"};
const schema38 = {"type":"object","required":["agent","agent_token"],"properties":{"agent":{"$ref":"https://parley.invalid/current/Agent"},"agent_token":{"type":"string","pattern":"^svc_live_.+$"}},"$id":"https://parley.invalid/current/CreatedAgent"};
const pattern4 = new RegExp("^svc_live_.+$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/CreatedAgent" */;
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
if(((data.agent === undefined) && (missing0 = "agent")) || ((data.agent_token === undefined) && (missing0 = "agent_token"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
const _errs1 = errors;
if(!(validate22(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_token !== undefined){
let data1 = data.agent_token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate26.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/pattern",keyword:"pattern",params:{pattern: "^svc_live_.+$"},message:"must match pattern \""+"^svc_live_.+$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_201" */;
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
validate25.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_401 = validate29;
const schema39 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_401"};
const schema40 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/current/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/current/ErrorBody"};
const schema41 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/current/ErrorCode"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ErrorBody" */;
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
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate30.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/current/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate30.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/current/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
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
validate30.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate30.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate30.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_409 = validate32;
const schema42 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_409"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_413 = validate34;
const schema43 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_413"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_422 = validate36;
const schema44 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_422"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_429 = validate38;
const schema45 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_429"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_500 = validate40;
const schema46 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_500"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_503 = validate42;
const schema47 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_503"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_201 = validate44;
const schema48 = {"$ref":"https://parley.invalid/current/WebhookWithSecret","$id":"https://parley.invalid/current/operations/createWebhook_201"};
const schema49 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Webhook"}],"required":["signing_secret"],"properties":{"signing_secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+={0,2}$"}},"$id":"https://parley.invalid/current/WebhookWithSecret"};
const schema50 = {"type":"object","required":["id","url","status","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"url":{"type":"string"},"status":{"type":"string","enum":["active","paused"]},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"},"last_success_at":{"type":["string","null"],"format":"date-time"},"last_failure_at":{"type":["string","null"],"format":"date-time"}},"$id":"https://parley.invalid/current/Webhook"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Webhook" */;
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
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
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs4 = errors;
if(typeof data.url !== "string"){
validate46.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "active") || (data2 === "paused"))){
validate46.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema50.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data3 = data.created_at;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_success_at !== undefined){
let data4 = data.last_success_at;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate46.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type: schema50.properties.last_success_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate46.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_failure_at !== undefined){
let data5 = data.last_failure_at;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate46.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/type",keyword:"type",params:{type: schema50.properties.last_failure_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate46.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate46.evaluated = {"props":{"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WebhookWithSecret" */;
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
if(!pattern5.test(data0)){
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
validate45.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_201" */;
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
validate44.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_401 = validate49;
const schema53 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_401"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_409 = validate51;
const schema54 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_409"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_413 = validate53;
const schema55 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_413"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_422 = validate55;
const schema56 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_422"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_429 = validate57;
const schema57 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_429"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_500 = validate59;
const schema58 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_500"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_503 = validate61;
const schema59 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_503"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_200 = validate63;
const schema60 = {"$ref":"https://parley.invalid/current/DeviceToken","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_200"};
const schema61 = {"type":"object","required":["access_token","token_type","expires_in"],"properties":{"access_token":{"type":"string"},"token_type":{"type":"string","const":"Bearer"},"expires_in":{"type":"integer","minimum":1}},"$id":"https://parley.invalid/current/DeviceToken"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if((((data.access_token === undefined) && (missing0 = "access_token")) || ((data.token_type === undefined) && (missing0 = "token_type"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))){
validate63.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceToken/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.access_token !== undefined){
const _errs2 = errors;
if(typeof data.access_token !== "string"){
validate63.errors = [{instancePath:instancePath+"/access_token",schemaPath:"https://parley.invalid/current/DeviceToken/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.token_type !== undefined){
let data1 = data.token_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate63.errors = [{instancePath:instancePath+"/token_type",schemaPath:"https://parley.invalid/current/DeviceToken/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("Bearer" !== data1){
validate63.errors = [{instancePath:instancePath+"/token_type",schemaPath:"https://parley.invalid/current/DeviceToken/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires_in !== undefined){
let data2 = data.expires_in;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate63.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceToken/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate63.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceToken/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceToken/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_400 = validate64;
const schema62 = {"$ref":"https://parley.invalid/current/DeviceTokenErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_400"};
const schema63 = {"type":"object","required":["error","error_description"],"properties":{"error":{"type":"string"},"error_description":{"type":"string"}},"$id":"https://parley.invalid/current/DeviceTokenErrorBody"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate64.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate64.errors = [{instancePath:instancePath+"/error",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_description !== undefined){
const _errs4 = errors;
if(typeof data.error_description !== "string"){
validate64.errors = [{instancePath:instancePath+"/error_description",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate64.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_429 = validate65;
const schema64 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_429"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_500 = validate67;
const schema65 = {"$ref":"https://parley.invalid/current/DeviceTokenErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_500"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate67.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate67.errors = [{instancePath:instancePath+"/error",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_description !== undefined){
const _errs4 = errors;
if(typeof data.error_description !== "string"){
validate67.errors = [{instancePath:instancePath+"/error_description",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate67.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_503 = validate68;
const schema67 = {"$ref":"https://parley.invalid/current/DeviceTokenErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_503"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
if(((data.error === undefined) && (missing0 = "error")) || ((data.error_description === undefined) && (missing0 = "error_description"))){
validate68.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate68.errors = [{instancePath:instancePath+"/error",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error_description !== undefined){
const _errs4 = errors;
if(typeof data.error_description !== "string"){
validate68.errors = [{instancePath:instancePath+"/error_description",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate68.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_200 = validate69;
const schema69 = {"$ref":"https://parley.invalid/current/PublicProfile","$id":"https://parley.invalid/current/operations/getAgentProfile_200"};
const schema70 = {"type":"object","required":["handle","display_name","avatar","kind","tagline","accent_color","organization","visibility"],"properties":{"handle":{"type":"string"},"display_name":{"type":"string"},"avatar":{"type":["string","null"]},"kind":{"type":"string","enum":["agent","human"]},"tagline":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"anyOf":[{"$ref":"https://parley.invalid/current/PublicVisibility"},{"type":"null"}]}},"$id":"https://parley.invalid/current/PublicProfile"};
const schema71 = {"type":"string","enum":["public","unlisted"],"$id":"https://parley.invalid/current/PublicVisibility"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/PublicProfile" */;
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
let missing0;
if(((((((((data.handle === undefined) && (missing0 = "handle")) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.visibility === undefined) && (missing0 = "visibility"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate70.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
const _errs3 = errors;
if(typeof data.display_name !== "string"){
validate70.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data2 = data.avatar;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate70.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema70.properties.avatar.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate70.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "agent") || (data3 === "human"))){
validate70.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema70.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data4 = data.tagline;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate70.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema70.properties.tagline.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data5 = data.accent_color;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate70.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema70.properties.accent_color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
let data6 = data.organization;
const _errs13 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate70.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema70.properties.organization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data7 = data.visibility;
const _errs15 = errors;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(typeof data7 !== "string"){
const err0 = {instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data7 === "public") || (data7 === "unlisted"))){
const err1 = {instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(data7 !== null){
const err2 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate70.errors = vErrors;
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
validate70.evaluated = {"props":{"handle":true,"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_200" */;
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
validate69.evaluated = {"props":{"handle":true,"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_404 = validate72;
const schema72 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_404"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_429 = validate74;
const schema73 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_429"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_500 = validate76;
const schema74 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_500"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_503 = validate78;
const schema75 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_503"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_200 = validate80;
const schema76 = {"$ref":"https://parley.invalid/current/ContactProfile","$id":"https://parley.invalid/current/operations/getContactProfile_200"};
const schema77 = {"type":"object","required":["handle","name","tagline","avatar","accent_color","visibility"],"properties":{"handle":{"type":"string"},"name":{"type":"string"},"tagline":{"type":["string","null"]},"avatar":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/PublicVisibility"}},"$id":"https://parley.invalid/current/ContactProfile"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ContactProfile" */;
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
if(((((((data.handle === undefined) && (missing0 = "handle")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.visibility === undefined) && (missing0 = "visibility"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate81.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate81.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data2 = data.tagline;
const _errs5 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate81.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema77.properties.tagline.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data3 = data.avatar;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate81.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema77.properties.avatar.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data4 = data.accent_color;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate81.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema77.properties.accent_color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data5 = data.visibility;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate81.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "public") || (data5 === "unlisted"))){
validate81.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"}];
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
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"handle":true,"name":true,"tagline":true,"avatar":true,"accent_color":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_200" */;
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
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"handle":true,"name":true,"tagline":true,"avatar":true,"accent_color":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_404 = validate83;
const schema79 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_404"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_429 = validate85;
const schema80 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_429"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_500 = validate87;
const schema81 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_500"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_503 = validate89;
const schema82 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_503"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_200 = validate91;
const schema83 = {"$ref":"https://parley.invalid/current/DeviceAuthorization","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_200"};
const schema84 = {"type":"object","required":["status","user_code"],"properties":{"status":{"$ref":"https://parley.invalid/current/DeviceAuthorizationStatus"},"user_code":{"type":"string"},"client_name":{"type":["string","null"]},"expires_in":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/current/DeviceAuthorization"};
const schema85 = {"type":"string","enum":["pending","approved","denied"],"$id":"https://parley.invalid/current/DeviceAuthorizationStatus"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/DeviceAuthorization" */;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.user_code === undefined) && (missing0 = "user_code"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate92.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/current/DeviceAuthorizationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "pending") || (data0 === "approved")) || (data0 === "denied"))){
validate92.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/current/DeviceAuthorizationStatus/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_code !== undefined){
const _errs4 = errors;
if(typeof data.user_code !== "string"){
validate92.errors = [{instancePath:instancePath+"/user_code",schemaPath:"#/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_name !== undefined){
let data2 = data.client_name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate92.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: schema84.properties.client_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data3 = data.expires_in;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate92.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate92.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"status":true,"user_code":true,"client_name":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_200" */;
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"status":true,"user_code":true,"client_name":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_400 = validate94;
const schema86 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_400"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_401 = validate96;
const schema87 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_401"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_404 = validate98;
const schema88 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_404"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_429 = validate100;
const schema89 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_429"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_500 = validate102;
const schema90 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_500"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_503 = validate104;
const schema91 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_503"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_200 = validate106;
const schema92 = {"$ref":"https://parley.invalid/current/OwnAgent","$id":"https://parley.invalid/current/operations/getOwnAgent_200"};
const schema93 = {"type":"object","required":["id","handle","profile","accepts_tasks"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":"string"},"profile":{"$ref":"https://parley.invalid/current/AgentProfile"},"accepts_tasks":{"type":"boolean"}},"$id":"https://parley.invalid/current/OwnAgent"};
const schema95 = {"type":"object","required":["display_name","avatar","kind","tagline","accent_color","organization","visibility"],"properties":{"display_name":{"type":"string"},"avatar":{"type":["string","null"]},"kind":{"type":"string","const":"agent"},"tagline":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/Visibility"}},"$id":"https://parley.invalid/current/AgentProfile"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/AgentProfile" */;
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
if((((((((data.display_name === undefined) && (missing0 = "display_name")) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.visibility === undefined) && (missing0 = "visibility"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.display_name !== undefined){
const _errs1 = errors;
if(typeof data.display_name !== "string"){
validate108.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data1 = data.avatar;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate108.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema95.properties.avatar.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate108.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("agent" !== data2){
validate108.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data3 = data.tagline;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate108.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema95.properties.tagline.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data4 = data.accent_color;
const _errs9 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate108.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema95.properties.accent_color.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
let data5 = data.organization;
const _errs11 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate108.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema95.properties.organization.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data6 = data.visibility;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate108.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "public") || (data6 === "unlisted")) || (data6 === "private"))){
validate108.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate108.evaluated = {"props":{"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/OwnAgent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate107.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate107.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate107.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handle !== undefined){
const _errs4 = errors;
if(typeof data.handle !== "string"){
validate107.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profile !== undefined){
const _errs6 = errors;
if(!(validate108(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts_tasks !== undefined){
const _errs7 = errors;
if(typeof data.accepts_tasks !== "boolean"){
validate107.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"id":true,"handle":true,"profile":true,"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":{"id":true,"handle":true,"profile":true,"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_401 = validate111;
const schema97 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_401"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_429 = validate113;
const schema98 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_429"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_500 = validate115;
const schema99 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_500"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_503 = validate117;
const schema100 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_503"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_200 = validate119;
const schema101 = {"$ref":"https://parley.invalid/current/User","$id":"https://parley.invalid/current/operations/getUser_200"};
const schema102 = {"type":"object","required":["user_id","name","phone_number"],"properties":{"user_id":{"$ref":"https://parley.invalid/current/Id"},"name":{"type":"string"},"phone_number":{"type":["string","null"]}},"$id":"https://parley.invalid/current/User"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/User" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.user_id === undefined) && (missing0 = "user_id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.phone_number === undefined) && (missing0 = "phone_number"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate120.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate120.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_number !== undefined){
let data2 = data.phone_number;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate120.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: schema102.properties.phone_number.type},message:"must be string,null"}];
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
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"user_id":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"user_id":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_401 = validate122;
const schema104 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_401"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_404 = validate124;
const schema105 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_404"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_429 = validate126;
const schema106 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_429"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_500 = validate128;
const schema107 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_500"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_503 = validate130;
const schema108 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_503"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_200 = validate132;
const schema109 = {"$ref":"https://parley.invalid/current/EventPage","$id":"https://parley.invalid/current/operations/listEvents_200"};
const schema110 = {"type":"object","required":["events","next_cursor","latest","has_more"],"properties":{"events":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/current/Event"}},"next_cursor":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"latest":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"has_more":{"type":"boolean"},"log_epoch":{"type":"string"}},"$id":"https://parley.invalid/current/EventPage"};
const schema114 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/current/Sequence"};
const schema111 = {"oneOf":[{"$ref":"https://parley.invalid/current/MessageReceivedEvent"},{"$ref":"https://parley.invalid/current/MessageDeliveredEvent"},{"$ref":"https://parley.invalid/current/MessageReadEvent"},{"$ref":"https://parley.invalid/current/ParticipantAddedEvent"},{"$ref":"https://parley.invalid/current/ParticipantRemovedEvent"},{"$ref":"https://parley.invalid/current/GroupNameUpdatedEvent"},{"$ref":"https://parley.invalid/current/ReactionAddedEvent"},{"$ref":"https://parley.invalid/current/ReactionRemovedEvent"},{"$ref":"https://parley.invalid/current/UnknownEvent"}],"$id":"https://parley.invalid/current/Event"};
const schema112 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"message.received"},"data":{"type":"object","required":["message"],"properties":{"message":{"allOf":[{"$ref":"https://parley.invalid/current/Message"}]}}}},"$id":"https://parley.invalid/current/MessageReceivedEvent"};
const schema113 = {"type":"object","required":["event_id","sequence","event_type","agent_id","created_at","schema_version"],"properties":{"event_id":{"type":"string"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"event_type":{"type":"string"},"agent_id":{"type":"string"},"chat_id":{"type":["string","null"],"minLength":1},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"},"schema_version":{"type":"string"}},"$id":"https://parley.invalid/current/EventEnvelope"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/EventEnvelope" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate136.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sequence !== undefined){
let data1 = data.sequence;
const _errs3 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate136.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate136.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate136.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.event_type !== undefined){
const _errs7 = errors;
if(typeof data.event_type !== "string"){
validate136.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent_id !== undefined){
const _errs9 = errors;
if(typeof data.agent_id !== "string"){
validate136.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_id !== undefined){
let data4 = data.chat_id;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate136.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: schema113.properties.chat_id.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate136.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
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
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate136.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate136.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema_version !== undefined){
const _errs16 = errors;
if(typeof data.schema_version !== "string"){
validate136.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"event_id":true,"sequence":true,"event_type":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema116 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"chat_id":{"$ref":"https://parley.invalid/current/Id"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"sender":{"$ref":"https://parley.invalid/current/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/current/StoredPart"}},"text":{"type":["string","null"]},"reply_to":{"type":["object","null"],"required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"part_id":{"type":["string","null"]}}},"reactions":{"type":"array","items":{"$ref":"https://parley.invalid/current/Reaction"}},"delivered_at":{"type":["string","null"],"format":"date-time"},"read_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Message"};
const schema120 = {"type":"object","required":["type","id","handle"],"properties":{"type":{"type":"string","enum":["agent","user"]},"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":["string","null"]},"user_id":{"type":"string"}},"$id":"https://parley.invalid/current/Party"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Party" */;
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
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.handle === undefined) && (missing0 = "handle"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "agent") || (data0 === "user"))){
validate139.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema120.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate139.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate139.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema120.properties.handle.type},message:"must be string,null"}];
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
validate139.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

const schema122 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/StoredTextPart"},{"$ref":"https://parley.invalid/current/StoredLinkPart"},{"$ref":"https://parley.invalid/current/StoredDataPart"},{"$ref":"https://parley.invalid/current/StoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/StoredPart"};
const schema123 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredTextPart"};
const schema135 = {"type":"string","$id":"https://parley.invalid/current/PartId"};
const schema124 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/current/Mention"},"mention_range":{"$ref":"https://parley.invalid/current/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/current/TextStyle"},{"$ref":"https://parley.invalid/current/StyledRange"}]}}},"$id":"https://parley.invalid/current/TextPart"};
const schema130 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/current/TextRange"};
const schema131 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/current/TextStyle"};
const schema125 = {"oneOf":[{"$ref":"https://parley.invalid/current/HandleMention"},{"$ref":"https://parley.invalid/current/UserMention"}],"$id":"https://parley.invalid/current/Mention"};
const schema126 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/current/HandleReference"}},"$id":"https://parley.invalid/current/HandleMention"};
const schema127 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/current/HandleReference"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/HandleMention" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate145.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate145.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate145.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate145.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema128 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/UserMention"};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UserMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate147.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate147.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Mention" */;
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
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
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
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
validate144.errors = vErrors;
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
validate144.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema132 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/current/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/current/TextStyle"}},"$id":"https://parley.invalid/current/StyledRange"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate150.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate150.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate150.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate150.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate150.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate150.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate150.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate150.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate150.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema131.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/TextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate143.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate143.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate144(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
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
validate143.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate143.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate143.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate143.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate143.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err0 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data7 === "bold") || (data7 === "italic")) || (data7 === "underline")) || (data7 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema131.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate150(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
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
validate143.errors = vErrors;
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
validate143.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate142.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"type":true,"part_id":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema136 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/LinkPart"}],"properties":{"type":{"type":"string","const":"link"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredLinkPart"};
const schema137 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/current/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/current/LinkPart"};
const schema138 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/current/HttpsUrl"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/LinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
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
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate154.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate154.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate154.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate154.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate154.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate154.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate153.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate153.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"type":true,"part_id":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema140 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredDataPart"};
const schema141 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/current/DataPart"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
validate156.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate156.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate156.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate156.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate156.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate156.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate156.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_id === undefined) && (missing1 = "part_id"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate156.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":{"type":true,"part_id":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema143 = {"type":"object","required":["type","part_id"],"properties":{"type":{"type":"string","const":"media"},"part_id":{"$ref":"https://parley.invalid/current/PartId"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/current/StoredMediaPart"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate157.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate157.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate157.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate157.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate157.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"type":true,"part_id":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
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
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
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
validate141.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema146 = {"type":"object","required":["type","emoji","actor","created_at"],"properties":{"message_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]},"type":{"type":"string"},"emoji":{"type":["string","null"]},"target_part_id":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/current/Party"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Reaction"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Reaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
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
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate163.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate163.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema146.properties.emoji.type},message:"must be string,null"}];
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
validate163.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"#/properties/target_part_id/type",keyword:"type",params:{type: schema146.properties.target_part_id.type},message:"must be string,null"}];
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
if(!(validate139(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
validate163.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"message_id":true,"type":true,"emoji":true,"target_part_id":true,"actor":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Message" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
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
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate138.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate138.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate138.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate138.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate138.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate138.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate139(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
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
validate138.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate138.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate141(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
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
validate138.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate138.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema116.properties.text.type},message:"must be string,null"}];
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
validate138.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema116.properties.reply_to.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.message_id === undefined) && (missing1 = "message_id")){
validate138.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate138.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate138.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate138.errors = [{instancePath:instancePath+"/reply_to/part_id",schemaPath:"#/properties/reply_to/properties/part_id/type",keyword:"type",params:{type: schema116.properties.reply_to.properties.part_id.type},message:"must be string,null"}];
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
if(!(validate163(data10[i1], {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate138.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema116.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate138.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate138.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema116.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate138.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate138.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate138.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"text":true,"reply_to":true,"reactions":true,"delivered_at":true,"read_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReceivedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate135.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate135.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.received" !== data1){
validate135.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.received"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.message === undefined) && (missing1 = "message")){
validate135.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.message !== undefined){
if(!(validate138(data2.message, {instancePath:instancePath+"/data/message",parentData:data2,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
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
validate135.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema150 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"message.delivered"},"data":{"$ref":"https://parley.invalid/current/WatermarkData"}},"$id":"https://parley.invalid/current/MessageDeliveredEvent"};
const schema151 = {"type":"object","required":["through_sequence","recipient"],"properties":{"through_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"recipient":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"message_id":{"type":"string"}},"$id":"https://parley.invalid/current/WatermarkData"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WatermarkData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.through_sequence === undefined) && (missing0 = "through_sequence")) || ((data.recipient === undefined) && (missing0 = "recipient"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.through_sequence !== undefined){
let data0 = data.through_sequence;
const _errs1 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate170.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate170.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate170.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.recipient !== undefined){
const _errs5 = errors;
if(!(validate139(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
const _errs7 = errors;
if(typeof data.message_id !== "string"){
validate170.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":{"through_sequence":true,"recipient":true,"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageDeliveredEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate168.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate168.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.delivered" !== data1){
validate168.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.delivered"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate170(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema153 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"message.read"},"data":{"$ref":"https://parley.invalid/current/WatermarkData"}},"$id":"https://parley.invalid/current/MessageReadEvent"};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReadEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate174.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate174.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.read" !== data1){
validate174.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.read"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate170(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
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
validate174.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema154 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"participant.added"},"data":{"$ref":"https://parley.invalid/current/MembershipData"}},"$id":"https://parley.invalid/current/ParticipantAddedEvent"};
const schema155 = {"type":"object","required":["participant","actor","effective_sequence"],"properties":{"participant":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"actor":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"effective_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]}},"$id":"https://parley.invalid/current/MembershipData"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MembershipData" */;
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
if((((data.participant === undefined) && (missing0 = "participant")) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.effective_sequence === undefined) && (missing0 = "effective_sequence"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.participant !== undefined){
const _errs1 = errors;
if(!(validate139(data.participant, {instancePath:instancePath+"/participant",parentData:data,parentDataProperty:"participant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
const _errs3 = errors;
if(!(validate139(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_sequence !== undefined){
let data2 = data.effective_sequence;
const _errs5 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate180.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate180.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"participant":true,"actor":true,"effective_sequence":true},"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ParticipantAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate178.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate178.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.added" !== data1){
validate178.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.added"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate180(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
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
validate178.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema157 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"participant.removed"},"data":{"$ref":"https://parley.invalid/current/MembershipData"}},"$id":"https://parley.invalid/current/ParticipantRemovedEvent"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ParticipantRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate185.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate185.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.removed" !== data1){
validate185.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.removed"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate180(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema158 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"chat.group_name_updated"},"data":{"type":"object","required":["group_name","previous_group_name","actor"],"properties":{"group_name":{"type":"string"},"previous_group_name":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/current/Party"}}}},"$id":"https://parley.invalid/current/GroupNameUpdatedEvent"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/GroupNameUpdatedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate189.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate189.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("chat.group_name_updated" !== data1){
validate189.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "chat.group_name_updated"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.group_name === undefined) && (missing1 = "group_name")) || ((data2.previous_group_name === undefined) && (missing1 = "previous_group_name"))) || ((data2.actor === undefined) && (missing1 = "actor"))){
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.group_name !== undefined){
const _errs8 = errors;
if(typeof data2.group_name !== "string"){
validate189.errors = [{instancePath:instancePath+"/data/group_name",schemaPath:"#/properties/data/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.previous_group_name !== undefined){
let data4 = data2.previous_group_name;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate189.errors = [{instancePath:instancePath+"/data/previous_group_name",schemaPath:"#/properties/data/properties/previous_group_name/type",keyword:"type",params:{type: schema158.properties.data.properties.previous_group_name.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.actor !== undefined){
const _errs12 = errors;
if(!(validate139(data2.actor, {instancePath:instancePath+"/data/actor",parentData:data2,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema159 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"reaction.added"},"data":{"$ref":"https://parley.invalid/current/ReactionData"}},"$id":"https://parley.invalid/current/ReactionAddedEvent"};
const schema160 = {"type":"object","required":["reaction"],"properties":{"reaction":{"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Reaction"}],"required":["message_id"]}},"$id":"https://parley.invalid/current/ReactionData"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionData" */;
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
if((data.reaction === undefined) && (missing0 = "reaction")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reaction !== undefined){
let data0 = data.reaction;
const _errs1 = errors;
if(!(validate163(data0, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message_id === undefined) && (missing1 = "message_id")){
validate195.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate195.evaluated = {"props":{"reaction":true},"dynamicProps":false,"dynamicItems":false};


function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate193.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate193.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.added" !== data1){
validate193.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.added"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate195(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema161 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"chat_id":{"type":"string","minLength":1},"event_type":{"type":"string","const":"reaction.removed"},"data":{"$ref":"https://parley.invalid/current/ReactionData"}},"$id":"https://parley.invalid/current/ReactionRemovedEvent"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate199.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate199.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate199.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate199.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.removed" !== data1){
validate199.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.removed"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs6 = errors;
if(!(validate195(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"chat_id":true,"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema162 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","data"],"properties":{"data":{"type":"object","additionalProperties":true},"event_type":{"type":"string","not":{"enum":["message.received","message.delivered","message.read","participant.added","participant.removed","chat.group_name_updated","reaction.added","reaction.removed"]}}},"$id":"https://parley.invalid/current/UnknownEvent"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UnknownEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate136(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate203.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate203.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.event_type !== undefined){
let data1 = data.event_type;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate203.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs7 = errors;
const _errs8 = errors;
if(!((((((((data1 === "message.received") || (data1 === "message.delivered")) || (data1 === "message.read")) || (data1 === "participant.added")) || (data1 === "participant.removed")) || (data1 === "chat.group_name_updated")) || (data1 === "reaction.added")) || (data1 === "reaction.removed"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs8 === errors;
if(valid2){
validate203.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"data":true,"event_type":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
const _errs2 = errors;
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
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
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs3 = errors;
if(!(validate174(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs4 = errors;
if(!(validate178(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs5 = errors;
if(!(validate185(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs6 = errors;
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs7 = errors;
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs8 = errors;
if(!(validate199(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
if(props0 !== true){
props0 = props0 || {};
props0.chat_id = true;
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs9 = errors;
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
if(props0 !== true){
props0 = props0 || {};
props0.data = true;
props0.event_type = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
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
if(!valid0){
const err0 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate134.errors = vErrors;
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
validate134.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/EventPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.events === undefined) && (missing0 = "events")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.latest === undefined) && (missing0 = "latest"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate133.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate134(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate133.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate133.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate133.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate133.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.latest !== undefined){
let data3 = data.latest;
const _errs8 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate133.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate133.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(valid0){
if(data.has_more !== undefined){
const _errs12 = errors;
if(typeof data.has_more !== "boolean"){
validate133.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log_epoch !== undefined){
const _errs14 = errors;
if(typeof data.log_epoch !== "string"){
validate133.errors = [{instancePath:instancePath+"/log_epoch",schemaPath:"#/properties/log_epoch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true,"log_epoch":true},"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true,"log_epoch":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_401 = validate208;
const schema165 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_401"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_422 = validate210;
const schema166 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_422"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_429 = validate212;
const schema167 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_429"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_500 = validate214;
const schema168 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_500"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_503 = validate216;
const schema169 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_503"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_200 = validate218;
const schema170 = {"$ref":"https://parley.invalid/current/History","$id":"https://parley.invalid/current/operations/listMessages_200"};
const schema171 = {"type":"object","required":["messages","has_more"],"properties":{"messages":{"type":"array","maxItems":100,"items":{"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Message"}],"required":["reactions"]}},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/current/History"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/History" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messages === undefined) && (missing0 = "messages")) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate219.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(validate138(data1, {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.reactions === undefined) && (missing1 = "reactions")){
validate219.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate219.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_more !== undefined){
const _errs6 = errors;
if(typeof data.has_more !== "boolean"){
validate219.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_401 = validate222;
const schema172 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_401"};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_403 = validate224;
const schema173 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_403"};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_404 = validate226;
const schema174 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_404"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate226.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate226.errors = vErrors;
return errors === 0;
}
validate226.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_422 = validate228;
const schema175 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_422"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_429 = validate230;
const schema176 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_429"};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_500 = validate232;
const schema177 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_500"};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_503 = validate234;
const schema178 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_503"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_200 = validate236;
const schema179 = {"$ref":"https://parley.invalid/current/ReceiptReply","$id":"https://parley.invalid/current/operations/markDelivered_200"};
const schema180 = {"type":"object","required":["receipt","advanced"],"properties":{"receipt":{"$ref":"https://parley.invalid/current/Receipt"},"advanced":{"type":"boolean"}},"$id":"https://parley.invalid/current/ReceiptReply"};
const schema181 = {"type":"object","required":["chat_id","recipient","status","message_id","through_sequence","updated_at"],"properties":{"chat_id":{"$ref":"https://parley.invalid/current/Id"},"recipient":{"$ref":"https://parley.invalid/current/Party"},"status":{"type":"string","enum":["delivered","read"]},"message_id":{"$ref":"https://parley.invalid/current/Id"},"through_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"updated_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Receipt"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Receipt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.chat_id === undefined) && (missing0 = "chat_id")) || ((data.recipient === undefined) && (missing0 = "recipient"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.message_id === undefined) && (missing0 = "message_id"))) || ((data.through_sequence === undefined) && (missing0 = "through_sequence"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate238.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate238.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recipient !== undefined){
const _errs4 = errors;
if(!(validate139(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "delivered") || (data2 === "read"))){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema181.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message_id !== undefined){
let data3 = data.message_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate238.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate238.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.through_sequence !== undefined){
let data4 = data.through_sequence;
const _errs10 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate238.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate238.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate238.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.updated_at !== undefined){
let data5 = data.updated_at;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate238.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"chat_id":true,"recipient":true,"status":true,"message_id":true,"through_sequence":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReceiptReply" */;
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
if(((data.receipt === undefined) && (missing0 = "receipt")) || ((data.advanced === undefined) && (missing0 = "advanced"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.receipt !== undefined){
const _errs1 = errors;
if(!(validate238(data.receipt, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.advanced !== undefined){
const _errs2 = errors;
if(typeof data.advanced !== "boolean"){
validate237.errors = [{instancePath:instancePath+"/advanced",schemaPath:"#/properties/advanced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};


function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate237(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_401 = validate242;
const schema186 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_401"};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_403 = validate244;
const schema187 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_403"};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_404 = validate246;
const schema188 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_404"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_413 = validate248;
const schema189 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_413"};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_422 = validate250;
const schema190 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_422"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_429 = validate252;
const schema191 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_429"};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_500 = validate254;
const schema192 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_500"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_503 = validate256;
const schema193 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_503"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_200 = validate258;
const schema194 = {"$ref":"https://parley.invalid/current/ReceiptReply","$id":"https://parley.invalid/current/operations/markRead_200"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate237(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_401 = validate260;
const schema195 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_401"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_403 = validate262;
const schema196 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_403"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_404 = validate264;
const schema197 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_404"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_413 = validate266;
const schema198 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_413"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_422 = validate268;
const schema199 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_422"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_429 = validate270;
const schema200 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_429"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_500 = validate272;
const schema201 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_500"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_503 = validate274;
const schema202 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_503"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_200 = validate276;
const schema203 = {"$ref":"https://parley.invalid/current/ReactReply","$id":"https://parley.invalid/current/operations/react_200"};
const schema204 = {"type":"object","required":["changed"],"properties":{"changed":{"type":"boolean"}},"$id":"https://parley.invalid/current/ReactReply"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_200" */;
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
let missing0;
if((data.changed === undefined) && (missing0 = "changed")){
validate276.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ReactReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
validate276.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/current/ReactReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ReactReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"changed":true},"dynamicProps":false,"dynamicItems":false};

export const react_401 = validate277;
const schema205 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_401"};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_403 = validate279;
const schema206 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_403"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_404 = validate281;
const schema207 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_404"};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_413 = validate283;
const schema208 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_413"};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_422 = validate285;
const schema209 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_422"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_429 = validate287;
const schema210 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_429"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_500 = validate289;
const schema211 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_500"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_503 = validate291;
const schema212 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_503"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_201 = validate293;
const schema213 = {"type":"object","required":["messages"],"properties":{"messages":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/Message"}}},"$id":"https://parley.invalid/current/operations/sendChatMessage_201"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messages === undefined) && (missing0 = "messages")){
validate293.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate293.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate138(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
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
validate293.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"messages":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_401 = validate295;
const schema214 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_401"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_403 = validate297;
const schema215 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_403"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_404 = validate299;
const schema216 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_404"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_409 = validate301;
const schema217 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_409"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_413 = validate303;
const schema218 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_413"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_422 = validate305;
const schema219 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_422"};
const schema220 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ErrorBody"}],"properties":{"error":{"type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599}}},"a2ui_errors":{"$ref":"https://parley.invalid/current/A2uiErrors"}},"$id":"https://parley.invalid/current/SendErrorBody"};
const schema221 = {"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/A2uiError"},"$id":"https://parley.invalid/current/A2uiErrors"};
const schema222 = {"type":"object","required":["part_index","data_index","a2ui_message"],"properties":{"part_index":{"type":["integer","null"],"minimum":0},"data_index":{"type":["integer","null"],"minimum":0},"a2ui_message":{"type":"object","required":["version","error"],"properties":{"version":{"type":"string","const":"v0.9.1"},"error":{"type":"object","required":["code","surfaceId","path","message"],"properties":{"code":{"type":"string","const":"VALIDATION_FAILED"},"surfaceId":{"type":"string"},"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiError"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiErrors" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate308.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "part_index") || (key0 === "data_index")) || (key0 === "a2ui_message"))){
validate308.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.part_index !== undefined){
let data1 = data0.part_index;
const _errs5 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/part_index/type",keyword:"type",params:{type: schema222.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/data_index/type",keyword:"type",params:{type: schema222.properties.data_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/data_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "version") || (key1 === "error"))){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.version !== undefined){
let data4 = data3.version;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("v0.9.1" !== data4){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/version/const",keyword:"const",params:{allowedValue: "v0.9.1"},message:"must be equal to constant"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!((((key2 === "code") || (key2 === "surfaceId")) || (key2 === "path")) || (key2 === "message"))){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.code !== undefined){
let data6 = data5.code;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("VALIDATION_FAILED" !== data6){
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_FAILED"},message:"must be equal to constant"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/surfaceId",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/path",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate308.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/SendErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
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
validate306.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate306.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate306.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
}
}
else {
validate306.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate308(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate308.errors : vErrors.concat(validate308.errors);
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
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_429 = validate311;
const schema223 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_429"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_500 = validate313;
const schema224 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_500"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_503 = validate315;
const schema225 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_503"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_202 = validate317;
const schema226 = {"type":"object","required":["message_id","message"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"message":{"$ref":"https://parley.invalid/current/Message"}},"$id":"https://parley.invalid/current/operations/sendMessage_202"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
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
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate317.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate317.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate317.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate138(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
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
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":{"message_id":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_401 = validate319;
const schema228 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_401"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_403 = validate321;
const schema229 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_403"};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_404 = validate323;
const schema230 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_404"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_409 = validate325;
const schema231 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_409"};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_413 = validate327;
const schema232 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_413"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_422 = validate329;
const schema233 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_422"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_429 = validate331;
const schema234 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_429"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_500 = validate333;
const schema235 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_500"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_503 = validate335;
const schema236 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_503"};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_201 = validate337;
const schema237 = {"$ref":"https://parley.invalid/current/MessageReply","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_201"};
const schema238 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/current/Message"}},"$id":"https://parley.invalid/current/MessageReply"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
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
validate338.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate138(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
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
validate338.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};


function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_201" */;
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
validate337.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_401 = validate341;
const schema239 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_401"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_403 = validate343;
const schema240 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_403"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_404 = validate345;
const schema241 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_404"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_409 = validate347;
const schema242 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_409"};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_413 = validate349;
const schema243 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_413"};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_422 = validate351;
const schema244 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_422"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate306(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate306.errors : vErrors.concat(validate306.errors);
errors = vErrors.length;
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_429 = validate353;
const schema245 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_429"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_500 = validate355;
const schema246 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_500"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_503 = validate357;
const schema247 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_503"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_401 = validate359;
const schema248 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_401"};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_403 = validate361;
const schema249 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_403"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_404 = validate363;
const schema250 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_404"};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_413 = validate365;
const schema251 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_413"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_422 = validate367;
const schema252 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_422"};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_429 = validate369;
const schema253 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_429"};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_500 = validate371;
const schema254 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_500"};

function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_503 = validate373;
const schema255 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_503"};

function validate373(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate373.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate373.errors = vErrors;
return errors === 0;
}
validate373.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_200 = validate375;
const schema256 = {"$ref":"https://parley.invalid/current/DeviceCode","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_200"};
const schema257 = {"type":"object","required":["device_code","user_code","verification_uri","verification_uri_complete","expires_in","interval"],"properties":{"device_code":{"type":"string"},"user_code":{"type":"string"},"verification_uri":{"type":"string","format":"uri"},"verification_uri_complete":{"type":"string","format":"uri"},"expires_in":{"type":"integer","minimum":1},"interval":{"type":"integer","minimum":1}},"$id":"https://parley.invalid/current/DeviceCode"};
const formats20 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
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
if(((((((data.device_code === undefined) && (missing0 = "device_code")) || ((data.user_code === undefined) && (missing0 = "user_code"))) || ((data.verification_uri === undefined) && (missing0 = "verification_uri"))) || ((data.verification_uri_complete === undefined) && (missing0 = "verification_uri_complete"))) || ((data.expires_in === undefined) && (missing0 = "expires_in"))) || ((data.interval === undefined) && (missing0 = "interval"))){
validate375.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceCode/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.device_code !== undefined){
const _errs2 = errors;
if(typeof data.device_code !== "string"){
validate375.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/DeviceCode/properties/device_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.user_code !== undefined){
const _errs4 = errors;
if(typeof data.user_code !== "string"){
validate375.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/current/DeviceCode/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verification_uri !== undefined){
let data2 = data.verification_uri;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats20(data2))){
validate375.errors = [{instancePath:instancePath+"/verification_uri",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/verification_uri",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.verification_uri_complete !== undefined){
let data3 = data.verification_uri_complete;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats20(data3))){
validate375.errors = [{instancePath:instancePath+"/verification_uri_complete",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri_complete/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate375.errors = [{instancePath:instancePath+"/verification_uri_complete",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri_complete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires_in !== undefined){
let data4 = data.expires_in;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate375.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceCode/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate375.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceCode/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.interval !== undefined){
let data5 = data.interval;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate375.errors = [{instancePath:instancePath+"/interval",schemaPath:"https://parley.invalid/current/DeviceCode/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate375.errors = [{instancePath:instancePath+"/interval",schemaPath:"https://parley.invalid/current/DeviceCode/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid1 = _errs12 === errors;
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
}
else {
validate375.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceCode/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":{"device_code":true,"user_code":true,"verification_uri":true,"verification_uri_complete":true,"expires_in":true,"interval":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_400 = validate376;
const schema258 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_400"};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_413 = validate378;
const schema259 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_413"};

function validate378(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate378.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate378.errors = vErrors;
return errors === 0;
}
validate378.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_429 = validate380;
const schema260 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_429"};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_500 = validate382;
const schema261 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_500"};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_503 = validate384;
const schema262 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_503"};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_200 = validate386;
const schema263 = {"$ref":"https://parley.invalid/current/Settings","$id":"https://parley.invalid/current/operations/updateSettings_200"};
const schema264 = {"type":"object","required":["accepts_tasks"],"properties":{"accepts_tasks":{"type":"boolean"}},"$id":"https://parley.invalid/current/Settings"};

function validate386(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate386.evaluated;
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
if((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks")){
validate386.errors = [{instancePath,schemaPath:"https://parley.invalid/current/Settings/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accepts_tasks !== undefined){
if(typeof data.accepts_tasks !== "boolean"){
validate386.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"https://parley.invalid/current/Settings/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate386.errors = [{instancePath,schemaPath:"https://parley.invalid/current/Settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate386.errors = vErrors;
return errors === 0;
}
validate386.evaluated = {"props":{"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_400 = validate387;
const schema265 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_400"};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_401 = validate389;
const schema266 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_401"};

function validate389(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate389.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate389.errors = vErrors;
return errors === 0;
}
validate389.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_404 = validate391;
const schema267 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_404"};

function validate391(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate391.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate391.errors = vErrors;
return errors === 0;
}
validate391.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_429 = validate393;
const schema268 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_429"};

function validate393(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate393.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate393.errors = vErrors;
return errors === 0;
}
validate393.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_500 = validate395;
const schema269 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_500"};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_503 = validate397;
const schema270 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_503"};

function validate397(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate397.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate397.errors = vErrors;
return errors === 0;
}
validate397.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_201 = validate399;
const schema271 = {"$ref":"https://parley.invalid/current/UploadReply","$id":"https://parley.invalid/current/operations/uploadAttachment_201"};
const schema272 = {"type":"object","required":["attachment"],"properties":{"attachment":{"$ref":"https://parley.invalid/current/Attachment"}},"$id":"https://parley.invalid/current/UploadReply"};
const schema273 = {"type":"object","required":["id","url"],"properties":{"id":{"type":"string","pattern":"^att_.+$"},"url":{"type":"string","format":"uri"}},"$id":"https://parley.invalid/current/Attachment"};
const pattern6 = new RegExp("^att_.+$", "u");

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UploadReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attachment === undefined) && (missing0 = "attachment")){
validate400.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.attachment !== undefined){
let data0 = data.attachment;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.url === undefined) && (missing1 = "url"))){
validate400.errors = [{instancePath:instancePath+"/attachment",schemaPath:"https://parley.invalid/current/Attachment/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate400.errors = [{instancePath:instancePath+"/attachment/id",schemaPath:"https://parley.invalid/current/Attachment/properties/id/pattern",keyword:"pattern",params:{pattern: "^att_.+$"},message:"must match pattern \""+"^att_.+$"+"\""}];
return false;
}
}
else {
validate400.errors = [{instancePath:instancePath+"/attachment/id",schemaPath:"https://parley.invalid/current/Attachment/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.url !== undefined){
let data2 = data0.url;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats20(data2))){
validate400.errors = [{instancePath:instancePath+"/attachment/url",schemaPath:"https://parley.invalid/current/Attachment/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate400.errors = [{instancePath:instancePath+"/attachment/url",schemaPath:"https://parley.invalid/current/Attachment/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate400.errors = [{instancePath:instancePath+"/attachment",schemaPath:"https://parley.invalid/current/Attachment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate400.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":{"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate399.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate400(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
errors = vErrors.length;
}
validate399.errors = vErrors;
return errors === 0;
}
validate399.evaluated = {"props":{"attachment":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_401 = validate402;
const schema274 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_401"};

function validate402(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate402.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate402.errors = vErrors;
return errors === 0;
}
validate402.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_409 = validate404;
const schema275 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_409"};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_413 = validate406;
const schema276 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_413"};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_422 = validate408;
const schema277 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_422"};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_429 = validate410;
const schema278 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_429"};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_500 = validate412;
const schema279 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_500"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_503 = validate414;
const schema280 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_503"};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
