// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const createAgent_body = validate20;
const schema31 = {"$ref":"https://parley.invalid/current/CreateAgentRequest","$id":"https://parley.invalid/current/operations/createAgent_body"};
const schema32 = {"type":"object","required":["handle","display_name"],"properties":{"handle":{"$ref":"https://parley.invalid/current/Handle"},"display_name":{"$ref":"https://parley.invalid/current/DisplayName"},"tagline":{"$ref":"https://parley.invalid/current/Tagline"},"avatar":{"$ref":"https://parley.invalid/current/Avatar"},"accent_color":{"$ref":"https://parley.invalid/current/AccentColor"},"organization":{"$ref":"https://parley.invalid/current/Organization"},"visibility":{"$ref":"https://parley.invalid/current/Visibility"},"request_id":{"$ref":"https://parley.invalid/current/RequestId"}},"$id":"https://parley.invalid/current/CreateAgentRequest"};
const schema33 = {"type":"string","pattern":"^[a-z][a-z0-9_]{2,29}$","x-well-formed":true,"$id":"https://parley.invalid/current/Handle"};
const schema34 = {"type":"string","minLength":1,"maxLength":100,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/current/DisplayName"};
const schema35 = {"type":"string","maxLength":200,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/current/Tagline"};
const schema36 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/current/Avatar"};
const schema37 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-well-formed":true,"$id":"https://parley.invalid/current/AccentColor"};
const schema38 = {"type":"string","minLength":1,"maxLength":100,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/current/Organization"};
const schema39 = {"type":"string","enum":["public","unlisted","private"],"$id":"https://parley.invalid/current/Visibility"};
const schema40 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/current/RequestId"};
const pattern4 = new RegExp("^[a-z][a-z0-9_]{2,29}$", "u");
const pattern5 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/CreateAgentRequest" */;
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
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.display_name === undefined) && (missing0 = "display_name"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/Handle/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{2,29}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{2,29}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/Handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/Handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
let data1 = data.display_name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate21.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/current/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate21.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/current/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/current/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate21.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/current/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/current/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data2 = data.tagline;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate21.errors = [{instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/current/Tagline/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/current/Tagline/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data2) || (data2 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data2))){
validate21.errors = [{instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/current/Tagline/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/current/Tagline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data3 = data.avatar;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate21.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/current/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate21.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/current/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/current/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate21.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/current/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/current/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data4 = data.accent_color;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
validate21.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/current/AccentColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/current/AccentColor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/current/AccentColor/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.organization !== undefined){
let data5 = data.organization;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 100){
validate21.errors = [{instancePath:instancePath+"/organization",schemaPath:"https://parley.invalid/current/Organization/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate21.errors = [{instancePath:instancePath+"/organization",schemaPath:"https://parley.invalid/current/Organization/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/organization",schemaPath:"https://parley.invalid/current/Organization/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data5) || (data5 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data5))){
validate21.errors = [{instancePath:instancePath+"/organization",schemaPath:"https://parley.invalid/current/Organization/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/organization",schemaPath:"https://parley.invalid/current/Organization/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data6 = data.visibility;
const _errs19 = errors;
if(typeof data6 !== "string"){
validate21.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "public") || (data6 === "unlisted")) || (data6 === "private"))){
validate21.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data7 = data.request_id;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data7 === "string"){
if(func1(data7) > 64){
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/current/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/current/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/current/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/current/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
validate21.evaluated = {"props":{"handle":true,"display_name":true,"tagline":true,"avatar":true,"accent_color":true,"organization":true,"visibility":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_body" */;
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
validate20.evaluated = {"props":{"handle":true,"display_name":true,"tagline":true,"avatar":true,"accent_color":true,"organization":true,"visibility":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_200 = validate23;
const schema41 = {"$ref":"https://parley.invalid/current/AgentReply","$id":"https://parley.invalid/current/operations/createAgent_reply_200"};
const schema42 = {"type":"object","required":["agent"],"properties":{"agent":{"$ref":"https://parley.invalid/current/Agent"}},"$id":"https://parley.invalid/current/AgentReply"};
const schema43 = {"type":"object","required":["id","handle","display_name","tagline","avatar","accent_color","organization","visibility","accepts_tasks","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":"string"},"display_name":{"type":"string"},"tagline":{"type":["string","null"]},"avatar":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/Visibility"},"accepts_tasks":{"type":"boolean"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Agent"};
const schema44 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/current/Id"};
const schema46 = {"type":"string","format":"date-time","$id":"https://parley.invalid/current/Timestamp"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Agent" */;
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
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema43.properties.tagline.type},message:"must be string,null"}];
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
validate25.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema43.properties.avatar.type},message:"must be string,null"}];
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
validate25.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema43.properties.accent_color.type},message:"must be string,null"}];
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
validate25.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema43.properties.organization.type},message:"must be string,null"}];
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
validate25.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "public") || (data7 === "unlisted")) || (data7 === "private"))){
validate25.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
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
validate25.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data9 = data.created_at;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(errors === _errs22){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate25.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
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
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"id":true,"handle":true,"display_name":true,"tagline":true,"avatar":true,"accent_color":true,"organization":true,"visibility":true,"accepts_tasks":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/AgentReply" */;
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
if((data.agent === undefined) && (missing0 = "agent")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
if(!(validate25(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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
validate24.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_200" */;
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
validate23.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_201 = validate28;
const schema47 = {"$ref":"https://parley.invalid/current/CreatedAgent","$id":"https://parley.invalid/current/operations/createAgent_reply_201"};
const schema48 = {"type":"object","required":["agent","agent_token"],"properties":{"agent":{"$ref":"https://parley.invalid/current/Agent"},"agent_token":{"type":"string","pattern":"^svc_live_.+$"}},"$id":"https://parley.invalid/current/CreatedAgent"};
const pattern6 = new RegExp("^svc_live_.+$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/CreatedAgent" */;
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
if(((data.agent === undefined) && (missing0 = "agent")) || ((data.agent_token === undefined) && (missing0 = "agent_token"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
const _errs1 = errors;
if(!(validate25(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
if(!pattern6.test(data1)){
validate29.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/pattern",keyword:"pattern",params:{pattern: "^svc_live_.+$"},message:"must match pattern \""+"^svc_live_.+$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_401 = validate32;
const schema49 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_401"};
const schema50 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/current/ErrorCode"},"message":{"type":"string"}}}},"$id":"https://parley.invalid/current/ErrorBody"};
const schema51 = {"type":"string","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/current/ErrorCode"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ErrorBody" */;
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
if((data.error === undefined) && (missing0 = "error")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate33.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/current/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate33.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/current/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
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
validate33.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate33.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_401" */;
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
validate32.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_409 = validate35;
const schema52 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_409"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_413 = validate37;
const schema53 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_413"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_422 = validate39;
const schema54 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_422"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
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
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_429 = validate41;
const schema55 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_429"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_500 = validate43;
const schema56 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_500"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
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
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createAgent_reply_503 = validate45;
const schema57 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createAgent_reply_503"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createAgent_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_body = validate47;
const schema58 = {"$ref":"https://parley.invalid/current/CreateWebhookRequest","$id":"https://parley.invalid/current/operations/createWebhook_body"};
const schema59 = {"type":"object","required":["url"],"properties":{"url":{"$ref":"https://parley.invalid/current/WebhookUrl"}},"$id":"https://parley.invalid/current/CreateWebhookRequest"};
const schema60 = {"type":"string","format":"uri","minLength":1,"maxLength":2048,"x-well-formed":true,"$id":"https://parley.invalid/current/WebhookUrl"};
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/CreateWebhookRequest" */;
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
if((data.url === undefined) && (missing0 = "url")){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats2(data0))){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate48.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};


function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_201 = validate50;
const schema61 = {"$ref":"https://parley.invalid/current/WebhookWithSecret","$id":"https://parley.invalid/current/operations/createWebhook_reply_201"};
const schema62 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Webhook"}],"required":["signing_secret"],"properties":{"signing_secret":{"type":"string","pattern":"^whsec_[A-Za-z0-9+/]+={0,2}$"}},"$id":"https://parley.invalid/current/WebhookWithSecret"};
const schema63 = {"type":"object","required":["id","url","status","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"url":{"type":"string"},"status":{"type":"string","enum":["active","paused"]},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"},"last_success_at":{"type":["string","null"],"format":"date-time"},"last_failure_at":{"type":["string","null"],"format":"date-time"}},"$id":"https://parley.invalid/current/Webhook"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Webhook" */;
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
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
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "active") || (data2 === "paused"))){
validate52.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema63.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate52.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate52.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate52.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type: schema63.properties.last_success_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate52.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate52.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/type",keyword:"type",params:{type: schema63.properties.last_failure_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate52.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":{"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

const pattern7 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WebhookWithSecret" */;
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
if(!pattern7.test(data0)){
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
validate51.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_201" */;
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
validate50.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_401 = validate55;
const schema66 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_401"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
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
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_409 = validate57;
const schema67 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_409"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
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
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_413 = validate59;
const schema68 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_413"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
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
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_422 = validate61;
const schema69 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_422"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
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
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_429 = validate63;
const schema70 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_429"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_500 = validate65;
const schema71 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_500"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhook_reply_503 = validate67;
const schema72 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/createWebhook_reply_503"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
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
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_body = validate69;
const schema73 = {"$ref":"https://parley.invalid/current/ExchangeDeviceCodeRequest","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_body"};
const schema74 = {"type":"object","required":["device_code"],"properties":{"device_code":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"grant_type":{"type":"string","maxLength":200,"x-well-formed":true},"client_id":{"type":"string","maxLength":200,"x-well-formed":true}},"$id":"https://parley.invalid/current/ExchangeDeviceCodeRequest"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
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
if((data.device_code === undefined) && (missing0 = "device_code")){
validate69.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.device_code !== undefined){
let data0 = data.device_code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate69.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate69.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.grant_type !== undefined){
let data1 = data.grant_type;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate69.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.client_id !== undefined){
let data2 = data.client_id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate69.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate69.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"device_code":true,"grant_type":true,"client_id":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_reply_200 = validate70;
const schema75 = {"$ref":"https://parley.invalid/current/DeviceToken","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_reply_200"};
const schema76 = {"type":"object","required":["access_token","token_type","expires_in"],"properties":{"access_token":{"type":"string"},"token_type":{"type":"string","const":"Bearer"},"expires_in":{"type":"integer","minimum":1}},"$id":"https://parley.invalid/current/DeviceToken"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceToken/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.access_token !== undefined){
const _errs2 = errors;
if(typeof data.access_token !== "string"){
validate70.errors = [{instancePath:instancePath+"/access_token",schemaPath:"https://parley.invalid/current/DeviceToken/properties/access_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate70.errors = [{instancePath:instancePath+"/token_type",schemaPath:"https://parley.invalid/current/DeviceToken/properties/token_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("Bearer" !== data1){
validate70.errors = [{instancePath:instancePath+"/token_type",schemaPath:"https://parley.invalid/current/DeviceToken/properties/token_type/const",keyword:"const",params:{allowedValue: "Bearer"},message:"must be equal to constant"}];
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
validate70.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceToken/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate70.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceToken/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate70.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceToken/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"access_token":true,"token_type":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_reply_400 = validate71;
const schema77 = {"$ref":"https://parley.invalid/current/DeviceTokenErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_reply_400"};
const schema78 = {"type":"object","required":["error","error_description"],"properties":{"error":{"type":"string"},"error_description":{"type":"string"}},"$id":"https://parley.invalid/current/DeviceTokenErrorBody"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
const _errs2 = errors;
if(typeof data.error !== "string"){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate71.errors = [{instancePath:instancePath+"/error_description",schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/properties/error_description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceTokenErrorBody/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":{"error":true,"error_description":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_reply_429 = validate72;
const schema79 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_reply_429"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
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
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_reply_500 = validate74;
const schema80 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_reply_500"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
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
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_reply_503 = validate76;
const schema81 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_reply_503"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_reply_200 = validate78;
const schema82 = {"$ref":"https://parley.invalid/current/PublicProfile","$id":"https://parley.invalid/current/operations/getAgentProfile_reply_200"};
const schema83 = {"type":"object","required":["handle","display_name","avatar","kind","tagline","accent_color","organization","visibility"],"properties":{"handle":{"type":"string"},"display_name":{"type":"string"},"avatar":{"type":["string","null"]},"kind":{"type":"string","enum":["agent","human"]},"tagline":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"anyOf":[{"$ref":"https://parley.invalid/current/PublicVisibility"},{"type":"null"}]}},"$id":"https://parley.invalid/current/PublicProfile"};
const schema84 = {"type":"string","enum":["public","unlisted"],"$id":"https://parley.invalid/current/PublicVisibility"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/PublicProfile" */;
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
let missing0;
if(((((((((data.handle === undefined) && (missing0 = "handle")) || ((data.display_name === undefined) && (missing0 = "display_name"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.organization === undefined) && (missing0 = "organization"))) || ((data.visibility === undefined) && (missing0 = "visibility"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate79.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema83.properties.avatar.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "agent") || (data3 === "human"))){
validate79.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema83.properties.kind.enum},message:"must be equal to one of the allowed values"}];
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
validate79.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema83.properties.tagline.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema83.properties.accent_color.type},message:"must be string,null"}];
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
validate79.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema83.properties.organization.type},message:"must be string,null"}];
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
const err1 = {instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"};
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
validate79.errors = vErrors;
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"handle":true,"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"handle":true,"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_reply_404 = validate81;
const schema85 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_reply_404"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
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
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_reply_429 = validate83;
const schema86 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_reply_429"};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
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
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_reply_500 = validate85;
const schema87 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_reply_500"};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
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
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getAgentProfile_reply_503 = validate87;
const schema88 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getAgentProfile_reply_503"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getAgentProfile_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_reply_200 = validate89;
const schema89 = {"$ref":"https://parley.invalid/current/ContactProfile","$id":"https://parley.invalid/current/operations/getContactProfile_reply_200"};
const schema90 = {"type":"object","required":["handle","name","tagline","avatar","accent_color","visibility"],"properties":{"handle":{"type":"string"},"name":{"type":"string"},"tagline":{"type":["string","null"]},"avatar":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/PublicVisibility"}},"$id":"https://parley.invalid/current/ContactProfile"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ContactProfile" */;
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
if(((((((data.handle === undefined) && (missing0 = "handle")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tagline === undefined) && (missing0 = "tagline"))) || ((data.avatar === undefined) && (missing0 = "avatar"))) || ((data.accent_color === undefined) && (missing0 = "accent_color"))) || ((data.visibility === undefined) && (missing0 = "visibility"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate90.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate90.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate90.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema90.properties.tagline.type},message:"must be string,null"}];
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
validate90.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema90.properties.avatar.type},message:"must be string,null"}];
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
validate90.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema90.properties.accent_color.type},message:"must be string,null"}];
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
validate90.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "public") || (data5 === "unlisted"))){
validate90.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/PublicVisibility/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"handle":true,"name":true,"tagline":true,"avatar":true,"accent_color":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"handle":true,"name":true,"tagline":true,"avatar":true,"accent_color":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_reply_404 = validate92;
const schema92 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_reply_404"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_reply_429 = validate94;
const schema93 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_reply_429"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_reply_500 = validate96;
const schema94 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_reply_500"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
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
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getContactProfile_reply_503 = validate98;
const schema95 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getContactProfile_reply_503"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getContactProfile_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_200 = validate100;
const schema96 = {"$ref":"https://parley.invalid/current/DeviceAuthorization","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_200"};
const schema97 = {"type":"object","required":["status","user_code"],"properties":{"status":{"$ref":"https://parley.invalid/current/DeviceAuthorizationStatus"},"user_code":{"type":"string"},"client_name":{"type":["string","null"]},"expires_in":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/current/DeviceAuthorization"};
const schema98 = {"type":"string","enum":["pending","approved","denied"],"$id":"https://parley.invalid/current/DeviceAuthorizationStatus"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/DeviceAuthorization" */;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.user_code === undefined) && (missing0 = "user_code"))){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/current/DeviceAuthorizationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "pending") || (data0 === "approved")) || (data0 === "denied"))){
validate101.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/current/DeviceAuthorizationStatus/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"}];
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
validate101.errors = [{instancePath:instancePath+"/user_code",schemaPath:"#/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/client_name",schemaPath:"#/properties/client_name/type",keyword:"type",params:{type: schema97.properties.client_name.type},message:"must be string,null"}];
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
validate101.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate101.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"status":true,"user_code":true,"client_name":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate101(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
errors = vErrors.length;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"status":true,"user_code":true,"client_name":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_400 = validate103;
const schema99 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_400"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
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
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_401 = validate105;
const schema100 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_401"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
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
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_404 = validate107;
const schema101 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_404"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_429 = validate109;
const schema102 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_429"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_500 = validate111;
const schema103 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_500"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
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
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getDeviceAuthorization_reply_503 = validate113;
const schema104 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getDeviceAuthorization_reply_503"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getDeviceAuthorization_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
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
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_reply_200 = validate115;
const schema105 = {"$ref":"https://parley.invalid/current/OwnAgent","$id":"https://parley.invalid/current/operations/getOwnAgent_reply_200"};
const schema106 = {"type":"object","required":["id","handle","profile","accepts_tasks"],"properties":{"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":"string"},"profile":{"$ref":"https://parley.invalid/current/AgentProfile"},"accepts_tasks":{"type":"boolean"}},"$id":"https://parley.invalid/current/OwnAgent"};
const schema108 = {"type":"object","required":["display_name","avatar","kind","tagline","accent_color","organization","visibility"],"properties":{"display_name":{"type":"string"},"avatar":{"type":["string","null"]},"kind":{"type":"string","const":"agent"},"tagline":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/current/Visibility"}},"$id":"https://parley.invalid/current/AgentProfile"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/AgentProfile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.display_name !== undefined){
const _errs1 = errors;
if(typeof data.display_name !== "string"){
validate117.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate117.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema108.properties.avatar.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("agent" !== data2){
validate117.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "agent"},message:"must be equal to constant"}];
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
validate117.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema108.properties.tagline.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema108.properties.accent_color.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema108.properties.organization.type},message:"must be string,null"}];
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
validate117.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data6 === "public") || (data6 === "unlisted")) || (data6 === "private"))){
validate117.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/current/Visibility/enum",keyword:"enum",params:{allowedValues: schema39.enum},message:"must be equal to one of the allowed values"}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"display_name":true,"avatar":true,"kind":true,"tagline":true,"accent_color":true,"organization":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/OwnAgent" */;
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.profile === undefined) && (missing0 = "profile"))) || ((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate116.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate117(data.profile, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
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
validate116.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"id":true,"handle":true,"profile":true,"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"id":true,"handle":true,"profile":true,"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_reply_401 = validate120;
const schema110 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_reply_401"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
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
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_reply_429 = validate122;
const schema111 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_reply_429"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_reply_500 = validate124;
const schema112 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_reply_500"};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
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
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnAgent_reply_503 = validate126;
const schema113 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getOwnAgent_reply_503"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getOwnAgent_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
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
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_200 = validate128;
const schema114 = {"$ref":"https://parley.invalid/current/User","$id":"https://parley.invalid/current/operations/getUser_reply_200"};
const schema115 = {"type":"object","required":["user_id","name","phone_number"],"properties":{"user_id":{"$ref":"https://parley.invalid/current/Id"},"name":{"type":"string"},"phone_number":{"type":["string","null"]}},"$id":"https://parley.invalid/current/User"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/User" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
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
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate129.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate129.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate129.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate129.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: schema115.properties.phone_number.type},message:"must be string,null"}];
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
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"user_id":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"user_id":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_401 = validate131;
const schema117 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_reply_401"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_404 = validate133;
const schema118 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_reply_404"};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
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
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_429 = validate135;
const schema119 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_reply_429"};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
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
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_500 = validate137;
const schema120 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_reply_500"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getUser_reply_503 = validate139;
const schema121 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/getUser_reply_503"};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/getUser_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
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
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_200 = validate141;
const schema122 = {"$ref":"https://parley.invalid/current/EventPage","$id":"https://parley.invalid/current/operations/listEvents_reply_200"};
const schema123 = {"type":"object","required":["events","next_cursor","latest","has_more"],"properties":{"events":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/current/Event"}},"next_cursor":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"latest":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/current/EventPage"};
const schema127 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/current/Sequence"};
const schema124 = {"oneOf":[{"$ref":"https://parley.invalid/current/MessageReceivedEvent"},{"$ref":"https://parley.invalid/current/MessageDeliveredEvent"},{"$ref":"https://parley.invalid/current/MessageReadEvent"},{"$ref":"https://parley.invalid/current/ParticipantAddedEvent"},{"$ref":"https://parley.invalid/current/ParticipantRemovedEvent"},{"$ref":"https://parley.invalid/current/GroupNameUpdatedEvent"},{"$ref":"https://parley.invalid/current/ReactionAddedEvent"},{"$ref":"https://parley.invalid/current/ReactionRemovedEvent"},{"$ref":"https://parley.invalid/current/UnknownEvent"}],"$id":"https://parley.invalid/current/Event"};
const schema125 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"message.received"},"data":{"type":"object","required":["message"],"properties":{"message":{"allOf":[{"$ref":"https://parley.invalid/current/Message"}]}}}},"$id":"https://parley.invalid/current/MessageReceivedEvent"};
const schema126 = {"type":"object","required":["event_id","sequence","event_type","agent_id","created_at","schema_version"],"properties":{"event_id":{"type":"string"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"event_type":{"type":"string"},"agent_id":{"type":"string"},"chat_id":{"type":"string","minLength":1},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"},"schema_version":{"type":"string"}},"$id":"https://parley.invalid/current/EventEnvelope"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/EventEnvelope" */;
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
if(((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))){
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
if(data.sequence !== undefined){
let data1 = data.sequence;
const _errs3 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate145.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate145.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate145.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate145.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate145.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":{"event_id":true,"sequence":true,"event_type":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema129 = {"type":"object","required":["message_id","chat_id","sequence","sender","parts","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"chat_id":{"$ref":"https://parley.invalid/current/Id"},"sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"sender":{"$ref":"https://parley.invalid/current/Party"},"parts":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://parley.invalid/current/StoredPart"}},"text":{"type":["string","null"]},"reply_to":{"type":["object","null"],"required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"part_id":{"type":["string","null"]}}},"reactions":{"type":"array","items":{"$ref":"https://parley.invalid/current/Reaction"}},"delivered_at":{"type":["string","null"],"format":"date-time"},"read_at":{"type":["string","null"],"format":"date-time"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Message"};
const schema133 = {"type":"object","required":["type","id","handle"],"properties":{"type":{"type":"string","enum":["agent","user"]},"id":{"$ref":"https://parley.invalid/current/Id"},"handle":{"type":["string","null"]},"user_id":{"type":"string"}},"$id":"https://parley.invalid/current/Party"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Party" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "agent") || (data0 === "user"))){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema133.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate148.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema133.properties.handle.type},message:"must be string,null"}];
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
validate148.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};

const schema135 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/StoredTextPart"},{"$ref":"https://parley.invalid/current/StoredLinkPart"},{"$ref":"https://parley.invalid/current/StoredDataPart"},{"$ref":"https://parley.invalid/current/StoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/StoredPart"};
const schema136 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredTextPart"};
const schema148 = {"type":"string","$id":"https://parley.invalid/current/PartId"};
const schema137 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/current/Mention"},"mention_range":{"$ref":"https://parley.invalid/current/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/current/TextStyle"},{"$ref":"https://parley.invalid/current/StyledRange"}]}}},"$id":"https://parley.invalid/current/TextPart"};
const schema143 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/current/TextRange"};
const schema144 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/current/TextStyle"};
const schema138 = {"oneOf":[{"$ref":"https://parley.invalid/current/HandleMention"},{"$ref":"https://parley.invalid/current/UserMention"}],"$id":"https://parley.invalid/current/Mention"};
const schema139 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/current/HandleReference"}},"$id":"https://parley.invalid/current/HandleMention"};
const schema140 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/current/HandleReference"};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/HandleMention" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate154.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate154.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate154.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate154.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema141 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/UserMention"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UserMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
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
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate156.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate156.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate156.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
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
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
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
validate153.errors = vErrors;
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
validate153.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate153.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema145 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/current/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/current/TextStyle"}},"$id":"https://parley.invalid/current/StyledRange"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
validate159.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate159.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate159.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate159.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate159.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate159.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate159.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate159.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate159.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate159.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema144.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate159.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/TextPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate152.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate152.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate153(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
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
validate152.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate152.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate152.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate152.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate152.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate152.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate152.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate152.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate152.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema144.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate159(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
validate152.errors = vErrors;
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
validate152.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredTextPart" */;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate151.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate151.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":{"type":true,"part_id":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema149 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/LinkPart"}],"properties":{"type":{"type":"string","const":"link"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredLinkPart"};
const schema150 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/current/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/current/LinkPart"};
const schema151 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/current/HttpsUrl"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/LinkPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate163.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate163.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate163.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate163.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate162.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate162.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate162.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":{"type":true,"part_id":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema153 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/current/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_id":{"$ref":"https://parley.invalid/current/PartId"}},"$id":"https://parley.invalid/current/StoredDataPart"};
const schema154 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/current/DataPart"};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
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
validate165.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate165.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate165.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate165.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate165.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate165.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate165.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_id === undefined) && (missing1 = "part_id"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate165.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"type":true,"part_id":true,"data":true,"media_type":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema156 = {"type":"object","required":["type","part_id"],"properties":{"type":{"type":"string","const":"media"},"part_id":{"$ref":"https://parley.invalid/current/PartId"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/current/StoredMediaPart"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredMediaPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate166.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate166.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate166.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate166.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate166.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate166.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate166.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":{"type":true,"part_id":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
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
if(!(validate162(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
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
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
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
validate150.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema159 = {"type":"object","required":["type","emoji","actor","created_at"],"properties":{"message_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]},"type":{"type":"string"},"emoji":{"type":["string","null"]},"target_part_id":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/current/Party"},"created_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Reaction"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Reaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
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
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate172.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate172.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate172.errors = [{instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema159.properties.emoji.type},message:"must be string,null"}];
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
validate172.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"#/properties/target_part_id/type",keyword:"type",params:{type: schema159.properties.target_part_id.type},message:"must be string,null"}];
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
if(!(validate148(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate172.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"message_id":true,"type":true,"emoji":true,"target_part_id":true,"actor":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Message" */;
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
if(((((((data.message_id === undefined) && (missing0 = "message_id")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.sender === undefined) && (missing0 = "sender"))) || ((data.parts === undefined) && (missing0 = "parts"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate147.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate147.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate147.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate147.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate147.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate147.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate147.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate148(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate147.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data4.length < 1){
validate147.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate150(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
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
validate147.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate147.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema129.properties.text.type},message:"must be string,null"}];
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
validate147.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema129.properties.reply_to.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.message_id === undefined) && (missing1 = "message_id")){
validate147.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate147.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate147.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate147.errors = [{instancePath:instancePath+"/reply_to/part_id",schemaPath:"#/properties/reply_to/properties/part_id/type",keyword:"type",params:{type: schema129.properties.reply_to.properties.part_id.type},message:"must be string,null"}];
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
if(!(validate172(data10[i1], {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate147.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema129.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate147.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate147.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema129.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate147.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate147.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"text":true,"reply_to":true,"reactions":true,"delivered_at":true,"read_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReceivedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate144.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.received" !== data0){
validate144.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.received"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.message === undefined) && (missing1 = "message")){
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.message !== undefined){
if(!(validate147(data1.message, {instancePath:instancePath+"/data/message",parentData:data1,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema163 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"message.delivered"},"data":{"$ref":"https://parley.invalid/current/WatermarkData"}},"$id":"https://parley.invalid/current/MessageDeliveredEvent"};
const schema164 = {"type":"object","required":["through_sequence","recipient"],"properties":{"through_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"recipient":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"message_id":{"type":"string"}},"$id":"https://parley.invalid/current/WatermarkData"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WatermarkData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.through_sequence !== undefined){
let data0 = data.through_sequence;
const _errs1 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate179.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate179.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate179.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate148(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate179.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"through_sequence":true,"recipient":true,"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageDeliveredEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate177.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.delivered" !== data0){
validate177.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.delivered"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate179(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
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
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema166 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"message.read"},"data":{"$ref":"https://parley.invalid/current/WatermarkData"}},"$id":"https://parley.invalid/current/MessageReadEvent"};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReadEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate183.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.read" !== data0){
validate183.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.read"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate179(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
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
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema167 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"participant.added"},"data":{"$ref":"https://parley.invalid/current/MembershipData"}},"$id":"https://parley.invalid/current/ParticipantAddedEvent"};
const schema168 = {"type":"object","required":["participant","actor","effective_sequence"],"properties":{"participant":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"actor":{"allOf":[{"$ref":"https://parley.invalid/current/Party"}]},"effective_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]}},"$id":"https://parley.invalid/current/MembershipData"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MembershipData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.participant !== undefined){
const _errs1 = errors;
if(!(validate148(data.participant, {instancePath:instancePath+"/participant",parentData:data,parentDataProperty:"participant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
if(!(validate148(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate189.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate189.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate189.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"participant":true,"actor":true,"effective_sequence":true},"dynamicProps":false,"dynamicItems":false};


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ParticipantAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate187.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.added" !== data0){
validate187.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.added"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate189(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema170 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"participant.removed"},"data":{"$ref":"https://parley.invalid/current/MembershipData"}},"$id":"https://parley.invalid/current/ParticipantRemovedEvent"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ParticipantRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate194.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.removed" !== data0){
validate194.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.removed"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate189(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
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
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema171 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"chat.group_name_updated"},"data":{"type":"object","required":["group_name","previous_group_name","actor"],"properties":{"group_name":{"type":"string"},"previous_group_name":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/current/Party"}}}},"$id":"https://parley.invalid/current/GroupNameUpdatedEvent"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/GroupNameUpdatedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate198.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("chat.group_name_updated" !== data0){
validate198.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "chat.group_name_updated"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.group_name === undefined) && (missing1 = "group_name")) || ((data1.previous_group_name === undefined) && (missing1 = "previous_group_name"))) || ((data1.actor === undefined) && (missing1 = "actor"))){
validate198.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.group_name !== undefined){
const _errs6 = errors;
if(typeof data1.group_name !== "string"){
validate198.errors = [{instancePath:instancePath+"/data/group_name",schemaPath:"#/properties/data/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.previous_group_name !== undefined){
let data3 = data1.previous_group_name;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate198.errors = [{instancePath:instancePath+"/data/previous_group_name",schemaPath:"#/properties/data/properties/previous_group_name/type",keyword:"type",params:{type: schema171.properties.data.properties.previous_group_name.type},message:"must be string,null"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.actor !== undefined){
const _errs10 = errors;
if(!(validate148(data1.actor, {instancePath:instancePath+"/data/actor",parentData:data1,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema172 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"reaction.added"},"data":{"$ref":"https://parley.invalid/current/ReactionData"}},"$id":"https://parley.invalid/current/ReactionAddedEvent"};
const schema173 = {"type":"object","required":["reaction"],"properties":{"reaction":{"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Reaction"}],"required":["message_id"]}},"$id":"https://parley.invalid/current/ReactionData"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
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
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reaction !== undefined){
let data0 = data.reaction;
const _errs1 = errors;
if(!(validate172(data0, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message_id === undefined) && (missing1 = "message_id")){
validate204.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"props":{"reaction":true},"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate202.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.added" !== data0){
validate202.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.added"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate204(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
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
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema174 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","chat_id","data"],"properties":{"event_type":{"type":"string","const":"reaction.removed"},"data":{"$ref":"https://parley.invalid/current/ReactionData"}},"$id":"https://parley.invalid/current/ReactionRemovedEvent"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactionRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.event_type === undefined) && (missing0 = "event_type")) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.data === undefined) && (missing0 = "data"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.removed" !== data0){
validate208.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.removed"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs4 = errors;
if(!(validate204(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema175 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/EventEnvelope"}],"required":["event_type","data"],"properties":{"data":{"type":"object","additionalProperties":true},"event_type":{"type":"string","not":{"enum":["message.received","message.delivered","message.read","participant.added","participant.removed","chat.group_name_updated","reaction.added","reaction.removed"]}}},"$id":"https://parley.invalid/current/UnknownEvent"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UnknownEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate212.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate212.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate212.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
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
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"data":true,"event_type":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
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
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
const _errs2 = errors;
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs3 = errors;
if(!(validate183(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs4 = errors;
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs5 = errors;
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs6 = errors;
if(!(validate198(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs7 = errors;
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs8 = errors;
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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
props0.event_type = true;
props0.data = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
}
}
const _errs9 = errors;
if(!(validate212(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
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
validate143.errors = vErrors;
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
validate143.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/EventPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate142.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate143(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
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
validate142.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate142.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate142.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate142.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate142.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate142.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate142.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate142.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
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
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_401 = validate217;
const schema178 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_reply_401"};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
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
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_422 = validate219;
const schema179 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_reply_422"};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
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
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_429 = validate221;
const schema180 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_reply_429"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
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
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_500 = validate223;
const schema181 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_reply_500"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
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
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listEvents_reply_503 = validate225;
const schema182 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listEvents_reply_503"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listEvents_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
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
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_200 = validate227;
const schema183 = {"$ref":"https://parley.invalid/current/History","$id":"https://parley.invalid/current/operations/listMessages_reply_200"};
const schema184 = {"type":"object","required":["messages","has_more"],"properties":{"messages":{"type":"array","maxItems":100,"items":{"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Message"}],"required":["reactions"]}},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/current/History"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/History" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
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
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate228.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(validate147(data1, {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.reactions === undefined) && (missing1 = "reactions")){
validate228.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate228.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate228.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate228.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate228(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_401 = validate231;
const schema185 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_401"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
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
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_403 = validate233;
const schema186 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_403"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
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
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_404 = validate235;
const schema187 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_404"};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
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
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_422 = validate237;
const schema188 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_422"};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
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
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_429 = validate239;
const schema189 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_429"};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_500 = validate241;
const schema190 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_500"};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
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
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listMessages_reply_503 = validate243;
const schema191 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/listMessages_reply_503"};

function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/listMessages_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
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
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_body = validate245;
const schema192 = {"$ref":"https://parley.invalid/current/WatermarkRequest","$id":"https://parley.invalid/current/operations/markDelivered_body"};
const schema193 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/WatermarkRequest"};

function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WatermarkRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
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
validate246.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate246.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate246.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate246.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate246.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_200 = validate248;
const schema195 = {"$ref":"https://parley.invalid/current/ReceiptReply","$id":"https://parley.invalid/current/operations/markDelivered_reply_200"};
const schema196 = {"type":"object","required":["receipt","advanced"],"properties":{"receipt":{"$ref":"https://parley.invalid/current/Receipt"},"advanced":{"type":"boolean"}},"$id":"https://parley.invalid/current/ReceiptReply"};
const schema197 = {"type":"object","required":["chat_id","recipient","status","message_id","through_sequence","updated_at"],"properties":{"chat_id":{"$ref":"https://parley.invalid/current/Id"},"recipient":{"$ref":"https://parley.invalid/current/Party"},"status":{"type":"string","enum":["delivered","read"]},"message_id":{"$ref":"https://parley.invalid/current/Id"},"through_sequence":{"allOf":[{"$ref":"https://parley.invalid/current/Sequence"}]},"updated_at":{"$ref":"https://parley.invalid/current/Timestamp"}},"$id":"https://parley.invalid/current/Receipt"};

function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Receipt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
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
validate250.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate250.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate250.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate148(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
validate250.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "delivered") || (data2 === "read"))){
validate250.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema197.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate250.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate250.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate250.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate250.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate250.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/current/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate250.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/current/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate250.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/current/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate250.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":{"chat_id":true,"recipient":true,"status":true,"message_id":true,"through_sequence":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReceiptReply" */;
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
if(((data.receipt === undefined) && (missing0 = "receipt")) || ((data.advanced === undefined) && (missing0 = "advanced"))){
validate249.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.receipt !== undefined){
const _errs1 = errors;
if(!(validate250(data.receipt, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
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
validate249.errors = [{instancePath:instancePath+"/advanced",schemaPath:"#/properties/advanced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};


function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_401 = validate254;
const schema202 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_401"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
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
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_403 = validate256;
const schema203 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_403"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
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
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_404 = validate258;
const schema204 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_404"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
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
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_413 = validate260;
const schema205 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_413"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
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
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_422 = validate262;
const schema206 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_422"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
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
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_429 = validate264;
const schema207 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_429"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
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
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_500 = validate266;
const schema208 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_500"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
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
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_reply_503 = validate268;
const schema209 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markDelivered_reply_503"};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
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
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_body = validate270;
const schema210 = {"$ref":"https://parley.invalid/current/WatermarkRequest","$id":"https://parley.invalid/current/operations/markRead_body"};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate246(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
errors = vErrors.length;
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_200 = validate272;
const schema211 = {"$ref":"https://parley.invalid/current/ReceiptReply","$id":"https://parley.invalid/current/operations/markRead_reply_200"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_401 = validate274;
const schema212 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_401"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
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
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_403 = validate276;
const schema213 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_403"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
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
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_404 = validate278;
const schema214 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_404"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
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
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_413 = validate280;
const schema215 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_413"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
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
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_422 = validate282;
const schema216 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_422"};

function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
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
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_429 = validate284;
const schema217 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_429"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
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
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_500 = validate286;
const schema218 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_500"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
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
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_reply_503 = validate288;
const schema219 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/markRead_reply_503"};

function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
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
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_body = validate290;
const schema220 = {"$ref":"https://parley.invalid/current/ReactRequest","$id":"https://parley.invalid/current/operations/react_body"};
const schema221 = {"type":"object","required":["operation","type","emoji"],"properties":{"operation":{"type":"string","enum":["add","remove"]},"type":{"type":"string","const":"emoji"},"emoji":{"$ref":"https://parley.invalid/current/Emoji"},"target_part_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]}},"$id":"https://parley.invalid/current/ReactRequest"};
const schema222 = {"type":"string","minLength":1,"x-max-bytes":64,"x-well-formed":true,"$id":"https://parley.invalid/current/Emoji"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.operation === undefined) && (missing0 = "operation")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.emoji === undefined) && (missing0 = "emoji"))){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.operation !== undefined){
let data0 = data.operation;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate291.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "add") || (data0 === "remove"))){
validate291.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema221.properties.operation.enum},message:"must be equal to one of the allowed values"}];
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
validate291.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("emoji" !== data1){
validate291.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "emoji"},message:"must be equal to constant"}];
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
validate291.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/x-max-bytes",keyword:"x-max-bytes",params:{limit: 64},message:"must not be longer than 64 bytes"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate291.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate291.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target_part_id !== undefined){
let data3 = data.target_part_id;
const _errs8 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate291.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate291.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"target_part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"target_part_id":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_200 = validate293;
const schema224 = {"$ref":"https://parley.invalid/current/ReactReply","$id":"https://parley.invalid/current/operations/react_reply_200"};
const schema225 = {"type":"object","required":["changed"],"properties":{"changed":{"type":"boolean"}},"$id":"https://parley.invalid/current/ReactReply"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
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
validate293.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ReactReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
validate293.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/current/ReactReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ReactReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"changed":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_401 = validate294;
const schema226 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_401"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
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
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_403 = validate296;
const schema227 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_403"};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
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
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_404 = validate298;
const schema228 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_404"};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
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
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_413 = validate300;
const schema229 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_413"};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
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
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_422 = validate302;
const schema230 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_422"};

function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
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
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_429 = validate304;
const schema231 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_429"};

function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
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
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_500 = validate306;
const schema232 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_500"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
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
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const react_reply_503 = validate308;
const schema233 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/react_reply_503"};

function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
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
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_body = validate310;
const schema234 = {"$ref":"https://parley.invalid/current/ChatMessageRequest","$id":"https://parley.invalid/current/operations/sendChatMessage_body"};
const schema235 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/NewMessage"}],"properties":{"chat_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]}},"$id":"https://parley.invalid/current/ChatMessageRequest"};
const schema236 = {"type":"object","required":["message_id","parts"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/MessageId"},"parts":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"https://parley.invalid/current/Part"}},"text":{"type":"string","x-well-formed":true},"reply_to":{"$ref":"https://parley.invalid/current/ReplyPointer"},"metadata":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/current/NewMessage"};
const schema237 = {"type":"string","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-well-formed":true,"$id":"https://parley.invalid/current/MessageId"};
const pattern8 = new RegExp("^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema238 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/TextPart"},{"$ref":"https://parley.invalid/current/LinkPart"},{"$ref":"https://parley.invalid/current/DataPart"},{"$ref":"https://parley.invalid/current/MediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/Part"};
const schema239 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"media"},"url":{"$ref":"https://parley.invalid/current/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/current/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/current/MediaPart"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
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
validate314.errors = vErrors;
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
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate314.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data2){
validate314.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate314.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate314.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate314.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate314.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate314.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate314.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate314.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Part" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
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
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
var props0 = {};
props0.type = true;
props0.text = true;
props0.mention = true;
props0.mention_range = true;
props0.styles = true;
}
else if(tag0 === "link"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.url = true;
props0.title = true;
props0.description = true;
}
}
else if(tag0 === "data"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate313.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs7 = errors;
if(typeof data0 !== "string"){
validate313.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate313.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate313.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate313.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate313.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate313.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate313.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate313.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate313.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
else {
var props1 = validate314.evaluated.props;
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
else {
validate313.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate313.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema243 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"part_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/ReplyPointer"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
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
validate319.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate319.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate319.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part_id !== undefined){
let data1 = data.part_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate319.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate319.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate319.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"props":{"message_id":true,"part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/NewMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate312.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/pattern",keyword:"pattern",params:{pattern: "^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate312.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate312.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data1.length > 32){
validate312.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate312.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate313(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
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
validate312.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate312.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
const _errs9 = errors;
if(!(validate319(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate312.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
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
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate311.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate311.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate311.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_201 = validate323;
const schema247 = {"type":"object","required":["messages"],"properties":{"messages":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/Message"}}},"$id":"https://parley.invalid/current/operations/sendChatMessage_reply_201"};

function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
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
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate323.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate147(data0[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
validate323.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":{"messages":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_401 = validate325;
const schema248 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_401"};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
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
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_403 = validate327;
const schema249 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_403"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_404 = validate329;
const schema250 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_404"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
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
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_409 = validate331;
const schema251 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_409"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
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
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_413 = validate333;
const schema252 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_413"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
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
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_422 = validate335;
const schema253 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_422"};
const schema254 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ErrorBody"}],"properties":{"error":{"type":"object","properties":{"status":{"type":"integer","minimum":400,"maximum":599}}},"a2ui_errors":{"$ref":"https://parley.invalid/current/A2uiErrors"}},"$id":"https://parley.invalid/current/SendErrorBody"};
const schema255 = {"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/A2uiError"},"$id":"https://parley.invalid/current/A2uiErrors"};
const schema256 = {"type":"object","required":["part_index","data_index","a2ui_message"],"properties":{"part_index":{"type":["integer","null"],"minimum":0},"data_index":{"type":["integer","null"],"minimum":0},"a2ui_message":{"type":"object","required":["version","error"],"properties":{"version":{"type":"string","const":"v0.9.1"},"error":{"type":"object","required":["code","surfaceId","path","message"],"properties":{"code":{"type":"string","const":"VALIDATION_FAILED"},"surfaceId":{"type":"string"},"path":{"type":"string"},"message":{"type":"string"}},"additionalProperties":false}},"additionalProperties":false}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiError"};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiErrors" */;
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
if(Array.isArray(data)){
if(data.length < 1){
validate338.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs4 = errors;
for(const key0 in data0){
if(!(((key0 === "part_index") || (key0 === "data_index")) || (key0 === "a2ui_message"))){
validate338.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs4 === errors){
if(data0.part_index !== undefined){
let data1 = data0.part_index;
const _errs5 = errors;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/part_index/type",keyword:"type",params:{type: schema256.properties.part_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/part_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/part_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/data_index/type",keyword:"type",params:{type: schema256.properties.data_index.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/data_index",schemaPath:"https://parley.invalid/current/A2uiError/properties/data_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs11 = errors;
for(const key1 in data3){
if(!((key1 === "version") || (key1 === "error"))){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs11 === errors){
if(data3.version !== undefined){
let data4 = data3.version;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("v0.9.1" !== data4){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/version",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/version/const",keyword:"const",params:{allowedValue: "v0.9.1"},message:"must be equal to constant"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs16 = errors;
for(const key2 in data5){
if(!((((key2 === "code") || (key2 === "surfaceId")) || (key2 === "path")) || (key2 === "message"))){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs16 === errors){
if(data5.code !== undefined){
let data6 = data5.code;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("VALIDATION_FAILED" !== data6){
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/code",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/code/const",keyword:"const",params:{allowedValue: "VALIDATION_FAILED"},message:"must be equal to constant"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/surfaceId",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/path",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error/message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message/error",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0+"/a2ui_message",schemaPath:"https://parley.invalid/current/A2uiError/properties/a2ui_message/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate338.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/current/A2uiError/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/SendErrorBody" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
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
validate336.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 599 || isNaN(data1)){
validate336.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"}];
return false;
}
else {
if(data1 < 400 || isNaN(data1)){
validate336.errors = [{instancePath:instancePath+"/error/status",schemaPath:"#/properties/error/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"}];
return false;
}
}
}
}
}
}
else {
validate336.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate338(data.a2ui_errors, {instancePath:instancePath+"/a2ui_errors",parentData:data,parentDataProperty:"a2ui_errors",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate338.errors : vErrors.concat(validate338.errors);
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
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};


function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_429 = validate341;
const schema257 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_429"};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
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
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_500 = validate343;
const schema258 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_500"};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
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
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_reply_503 = validate345;
const schema259 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendChatMessage_reply_503"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
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
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_body = validate347;
const schema260 = {"$ref":"https://parley.invalid/current/SendMessageRequest","$id":"https://parley.invalid/current/operations/sendMessage_body"};
const schema261 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/NewMessage"}],"required":["chat_id"],"properties":{"chat_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/SendMessageRequest"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/SendMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.chat_id === undefined) && (missing0 = "chat_id")){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate348.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate348.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate348(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_202 = validate351;
const schema263 = {"type":"object","required":["message_id","message"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"message":{"$ref":"https://parley.invalid/current/Message"}},"$id":"https://parley.invalid/current/operations/sendMessage_reply_202"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_202" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
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
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate351.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate351.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate351.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate147(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
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
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"message_id":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_401 = validate353;
const schema265 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_401"};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
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
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_403 = validate355;
const schema266 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_403"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
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
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_404 = validate357;
const schema267 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_404"};

function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
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
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_409 = validate359;
const schema268 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_409"};

function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
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
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_413 = validate361;
const schema269 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_413"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
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
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_422 = validate363;
const schema270 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_422"};

function validate363(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate363.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate363.errors = vErrors;
return errors === 0;
}
validate363.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_429 = validate365;
const schema271 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_429"};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
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
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_500 = validate367;
const schema272 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_500"};

function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
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
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_reply_503 = validate369;
const schema273 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendMessage_reply_503"};

function validate369(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate369.evaluated;
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
validate369.errors = vErrors;
return errors === 0;
}
validate369.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_body = validate371;
const schema274 = {"$ref":"https://parley.invalid/current/StrictChatMessageRequest","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_body"};
const schema275 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ChatMessageRequest"}],"properties":{"parts":{"type":"array","items":{"$ref":"https://parley.invalid/current/StrictPart"}},"reply_to":{"$ref":"https://parley.invalid/current/StrictReplyPointer"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictChatMessageRequest"};
const schema276 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/StrictTextPart"},{"$ref":"https://parley.invalid/current/StrictLinkPart"},{"$ref":"https://parley.invalid/current/StrictDataPart"},{"$ref":"https://parley.invalid/current/StrictMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/StrictPart"};
const schema277 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"mention":{"$ref":"https://parley.invalid/current/StrictMention"},"mention_range":{"$ref":"https://parley.invalid/current/StrictTextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/current/TextStyle"},{"$ref":"https://parley.invalid/current/StrictStyledRange"}]}}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictTextPart"};
const schema278 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Mention"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictMention"};

function validate377(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate377.evaluated;
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
else {
var props0 = validate153.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate377.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
else {
validate377.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate377.errors = vErrors;
return errors === 0;
}
validate377.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema279 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/TextRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictTextRange"};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictTextRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
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
validate380.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate380.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate380.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate380.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate380.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate380.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate380.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate380.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "start") && (key0 !== "length")){
validate380.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema282 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/StyledRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictStyledRange"};

function validate382(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictStyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate382.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "style") && (key0 !== "start")) && (key0 !== "length")){
validate382.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate382.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate382.errors = vErrors;
return errors === 0;
}
validate382.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate375(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate375.evaluated;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate375.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate375.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate375.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mention !== undefined){
const _errs4 = errors;
if(!(validate377(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mention_range !== undefined){
const _errs5 = errors;
if(!(validate380(data.mention_range, {instancePath:instancePath+"/mention_range",parentData:data,parentDataProperty:"mention_range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.styles !== undefined){
let data3 = data.styles;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
if(data3.length > 256){
validate375.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data4 === "bold") || (data4 === "italic")) || (data4 === "underline")) || (data4 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema144.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(!(validate382(data4, {instancePath:instancePath+"/styles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err2 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"#/properties/styles/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate375.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate375.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(((((key0 !== "type") && (key0 !== "mention")) && (key0 !== "mention_range")) && (key0 !== "styles")) && (key0 !== "text")){
validate375.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
}
else {
validate375.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate375.errors = vErrors;
return errors === 0;
}
validate375.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema283 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/LinkPart"}],"properties":{"type":{"type":"string","const":"link"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictLinkPart"};

function validate385(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate385.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate385.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate385.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate385.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((key0 !== "type") && (key0 !== "url")) && (key0 !== "title")) && (key0 !== "description")){
validate385.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate385.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema284 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/DataPart"}],"properties":{"type":{"type":"string","const":"data"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictDataPart"};

function validate387(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate387.evaluated;
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
validate387.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate387.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate387.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate387.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate387.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate387.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate387.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate387.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate387.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate387.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate387.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate387.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate387.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
for(const key0 in data){
if((((key0 !== "type") && (key0 !== "data")) && (key0 !== "media_type")) && (key0 !== "metadata")){
validate387.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate387.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate387.errors = vErrors;
return errors === 0;
}
validate387.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema286 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/MediaPart"}],"properties":{"type":{"type":"string","const":"media"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictMediaPart"};

function validate388(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate388.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
else {
var props0 = validate314.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate388.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
}
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate388.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate388.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate388.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate388.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate388.errors = vErrors;
return errors === 0;
}
validate388.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
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
if(!(validate375(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "link"){
if(!(validate385(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate385.errors : vErrors.concat(validate385.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "data"){
if(!(validate387(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate387.errors : vErrors.concat(validate387.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "media"){
if(!(validate388(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate388.errors : vErrors.concat(validate388.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate374.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate374.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema287 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ReplyPointer"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictReplyPointer"};

function validate395(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate395.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "message_id") && (key0 !== "part_id")){
validate395.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate395.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate395.errors = vErrors;
return errors === 0;
}
validate395.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate311(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parts !== undefined){
let data0 = data.parts;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate374(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reply_to !== undefined){
const _errs5 = errors;
if(!(validate395(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if((((((key0 !== "parts") && (key0 !== "reply_to")) && (key0 !== "chat_id")) && (key0 !== "message_id")) && (key0 !== "text")) && (key0 !== "metadata")){
validate372.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_201 = validate399;
const schema288 = {"$ref":"https://parley.invalid/current/MessageReply","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_201"};
const schema289 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/current/Message"}},"$id":"https://parley.invalid/current/MessageReply"};

function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MessageReply" */;
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
if((data.message === undefined) && (missing0 = "message")){
validate400.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate147(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
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
validate400.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};


function validate399(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_201" */;
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
validate399.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_401 = validate403;
const schema290 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_401"};

function validate403(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate403.evaluated;
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
validate403.errors = vErrors;
return errors === 0;
}
validate403.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_403 = validate405;
const schema291 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_403"};

function validate405(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate405.evaluated;
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
validate405.errors = vErrors;
return errors === 0;
}
validate405.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_404 = validate407;
const schema292 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_404"};

function validate407(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate407.evaluated;
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
validate407.errors = vErrors;
return errors === 0;
}
validate407.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_409 = validate409;
const schema293 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_409"};

function validate409(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate409.evaluated;
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
validate409.errors = vErrors;
return errors === 0;
}
validate409.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_413 = validate411;
const schema294 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_413"};

function validate411(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate411.evaluated;
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
validate411.errors = vErrors;
return errors === 0;
}
validate411.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_422 = validate413;
const schema295 = {"$ref":"https://parley.invalid/current/SendErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_422"};

function validate413(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate413.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
validate413.errors = vErrors;
return errors === 0;
}
validate413.evaluated = {"props":{"error":true,"a2ui_errors":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_429 = validate415;
const schema296 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_429"};

function validate415(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate415.evaluated;
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
validate415.errors = vErrors;
return errors === 0;
}
validate415.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_500 = validate417;
const schema297 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_500"};

function validate417(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate417.evaluated;
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
validate417.errors = vErrors;
return errors === 0;
}
validate417.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_reply_503 = validate419;
const schema298 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_reply_503"};

function validate419(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate419.evaluated;
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
validate419.errors = vErrors;
return errors === 0;
}
validate419.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_body = validate421;
const schema299 = {"$ref":"https://parley.invalid/current/TypingRequest","$id":"https://parley.invalid/current/operations/setTyping_body"};
const schema300 = {"type":"object","required":["started"],"properties":{"started":{"type":"boolean"}},"$id":"https://parley.invalid/current/TypingRequest"};

function validate421(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate421.evaluated;
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
if((data.started === undefined) && (missing0 = "started")){
validate421.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TypingRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.started !== undefined){
if(typeof data.started !== "boolean"){
validate421.errors = [{instancePath:instancePath+"/started",schemaPath:"https://parley.invalid/current/TypingRequest/properties/started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate421.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TypingRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate421.errors = vErrors;
return errors === 0;
}
validate421.evaluated = {"props":{"started":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_401 = validate422;
const schema301 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_401"};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate422.evaluated;
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
validate422.errors = vErrors;
return errors === 0;
}
validate422.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_403 = validate424;
const schema302 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_403"};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate424.evaluated;
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
validate424.errors = vErrors;
return errors === 0;
}
validate424.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_404 = validate426;
const schema303 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_404"};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate426.evaluated;
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
validate426.errors = vErrors;
return errors === 0;
}
validate426.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_413 = validate428;
const schema304 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_413"};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate428.evaluated;
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
validate428.errors = vErrors;
return errors === 0;
}
validate428.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_422 = validate430;
const schema305 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_422"};

function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
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
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_429 = validate432;
const schema306 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_429"};

function validate432(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate432.evaluated;
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
validate432.errors = vErrors;
return errors === 0;
}
validate432.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_500 = validate434;
const schema307 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_500"};

function validate434(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate434.evaluated;
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
validate434.errors = vErrors;
return errors === 0;
}
validate434.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setTyping_reply_503 = validate436;
const schema308 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/setTyping_reply_503"};

function validate436(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate436.evaluated;
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
validate436.errors = vErrors;
return errors === 0;
}
validate436.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_body = validate438;
const schema309 = {"$ref":"https://parley.invalid/current/StartDeviceAuthorizationRequest","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_body"};
const schema310 = {"type":"object","properties":{"client_id":{"type":"string","maxLength":200,"x-well-formed":true},"client_name":{"type":"string","maxLength":200,"x-well-formed":true,"x-display-text":true},"scope":{"type":"string","maxLength":1000,"x-well-formed":true}},"$id":"https://parley.invalid/current/StartDeviceAuthorizationRequest"};

function validate438(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate438.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id !== undefined){
let data0 = data.client_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate438.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate438.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate438.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.client_name !== undefined){
let data1 = data.client_name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate438.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate438.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate438.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
else {
validate438.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.scope !== undefined){
let data2 = data.scope;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate438.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate438.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate438.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate438.errors = [{instancePath,schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate438.errors = vErrors;
return errors === 0;
}
validate438.evaluated = {"props":{"client_id":true,"client_name":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_200 = validate439;
const schema311 = {"$ref":"https://parley.invalid/current/DeviceCode","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_200"};
const schema312 = {"type":"object","required":["device_code","user_code","verification_uri","verification_uri_complete","expires_in","interval"],"properties":{"device_code":{"type":"string"},"user_code":{"type":"string"},"verification_uri":{"type":"string","format":"uri"},"verification_uri_complete":{"type":"string","format":"uri"},"expires_in":{"type":"integer","minimum":1},"interval":{"type":"integer","minimum":1}},"$id":"https://parley.invalid/current/DeviceCode"};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
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
validate439.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceCode/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.device_code !== undefined){
const _errs2 = errors;
if(typeof data.device_code !== "string"){
validate439.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/DeviceCode/properties/device_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate439.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/current/DeviceCode/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2(data2))){
validate439.errors = [{instancePath:instancePath+"/verification_uri",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate439.errors = [{instancePath:instancePath+"/verification_uri",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2(data3))){
validate439.errors = [{instancePath:instancePath+"/verification_uri_complete",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri_complete/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate439.errors = [{instancePath:instancePath+"/verification_uri_complete",schemaPath:"https://parley.invalid/current/DeviceCode/properties/verification_uri_complete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate439.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceCode/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
validate439.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/current/DeviceCode/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate439.errors = [{instancePath:instancePath+"/interval",schemaPath:"https://parley.invalid/current/DeviceCode/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate439.errors = [{instancePath:instancePath+"/interval",schemaPath:"https://parley.invalid/current/DeviceCode/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate439.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DeviceCode/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":{"device_code":true,"user_code":true,"verification_uri":true,"verification_uri_complete":true,"expires_in":true,"interval":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_400 = validate440;
const schema313 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_400"};

function validate440(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate440.evaluated;
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
validate440.errors = vErrors;
return errors === 0;
}
validate440.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_413 = validate442;
const schema314 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_413"};

function validate442(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate442.evaluated;
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
validate442.errors = vErrors;
return errors === 0;
}
validate442.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_429 = validate444;
const schema315 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_429"};

function validate444(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate444.evaluated;
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
validate444.errors = vErrors;
return errors === 0;
}
validate444.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_500 = validate446;
const schema316 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_500"};

function validate446(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate446.evaluated;
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
validate446.errors = vErrors;
return errors === 0;
}
validate446.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_reply_503 = validate448;
const schema317 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_reply_503"};

function validate448(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate448.evaluated;
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
validate448.errors = vErrors;
return errors === 0;
}
validate448.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_body = validate450;
const schema318 = {"$ref":"https://parley.invalid/current/UpdateSettingsRequest","$id":"https://parley.invalid/current/operations/updateSettings_body"};
const schema319 = {"type":"object","required":["accepts_tasks"],"properties":{"accepts_tasks":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/current/UpdateSettingsRequest"};

function validate450(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_body" */;
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
let missing0;
if((data.accepts_tasks === undefined) && (missing0 = "accepts_tasks")){
validate450.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "accepts_tasks")){
validate450.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.accepts_tasks !== undefined){
if(typeof data.accepts_tasks !== "boolean"){
validate450.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
}
else {
validate450.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate450.errors = vErrors;
return errors === 0;
}
validate450.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_200 = validate451;
const schema320 = {"$ref":"https://parley.invalid/current/Settings","$id":"https://parley.invalid/current/operations/updateSettings_reply_200"};
const schema321 = {"type":"object","required":["accepts_tasks"],"properties":{"accepts_tasks":{"type":"boolean"}},"$id":"https://parley.invalid/current/Settings"};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
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
validate451.errors = [{instancePath,schemaPath:"https://parley.invalid/current/Settings/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.accepts_tasks !== undefined){
if(typeof data.accepts_tasks !== "boolean"){
validate451.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"https://parley.invalid/current/Settings/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate451.errors = [{instancePath,schemaPath:"https://parley.invalid/current/Settings/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":{"accepts_tasks":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_400 = validate452;
const schema322 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_400"};

function validate452(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate452.evaluated;
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
validate452.errors = vErrors;
return errors === 0;
}
validate452.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_401 = validate454;
const schema323 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_401"};

function validate454(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate454.evaluated;
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
validate454.errors = vErrors;
return errors === 0;
}
validate454.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_404 = validate456;
const schema324 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_404"};

function validate456(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate456.evaluated;
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
validate456.errors = vErrors;
return errors === 0;
}
validate456.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_429 = validate458;
const schema325 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_429"};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
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
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_500 = validate460;
const schema326 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_500"};

function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
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
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_reply_503 = validate462;
const schema327 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/updateSettings_reply_503"};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate462.evaluated;
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
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_201 = validate464;
const schema328 = {"$ref":"https://parley.invalid/current/UploadReply","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_201"};
const schema329 = {"type":"object","required":["attachment"],"properties":{"attachment":{"$ref":"https://parley.invalid/current/Attachment"}},"$id":"https://parley.invalid/current/UploadReply"};
const schema330 = {"type":"object","required":["id","url"],"properties":{"id":{"type":"string","pattern":"^att_.+$"},"url":{"type":"string","format":"uri"}},"$id":"https://parley.invalid/current/Attachment"};
const pattern9 = new RegExp("^att_.+$", "u");

function validate465(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UploadReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate465.evaluated;
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
validate465.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate465.errors = [{instancePath:instancePath+"/attachment",schemaPath:"https://parley.invalid/current/Attachment/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern9.test(data1)){
validate465.errors = [{instancePath:instancePath+"/attachment/id",schemaPath:"https://parley.invalid/current/Attachment/properties/id/pattern",keyword:"pattern",params:{pattern: "^att_.+$"},message:"must match pattern \""+"^att_.+$"+"\""}];
return false;
}
}
else {
validate465.errors = [{instancePath:instancePath+"/attachment/id",schemaPath:"https://parley.invalid/current/Attachment/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2(data2))){
validate465.errors = [{instancePath:instancePath+"/attachment/url",schemaPath:"https://parley.invalid/current/Attachment/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate465.errors = [{instancePath:instancePath+"/attachment/url",schemaPath:"https://parley.invalid/current/Attachment/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate465.errors = [{instancePath:instancePath+"/attachment",schemaPath:"https://parley.invalid/current/Attachment/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate465.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate465.errors = vErrors;
return errors === 0;
}
validate465.evaluated = {"props":{"attachment":true},"dynamicProps":false,"dynamicItems":false};


function validate464(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate464.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate465(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
validate464.errors = vErrors;
return errors === 0;
}
validate464.evaluated = {"props":{"attachment":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_401 = validate467;
const schema331 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_401"};

function validate467(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate467.evaluated;
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
validate467.errors = vErrors;
return errors === 0;
}
validate467.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_409 = validate469;
const schema332 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_409"};

function validate469(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate469.evaluated;
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
validate469.errors = vErrors;
return errors === 0;
}
validate469.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_413 = validate471;
const schema333 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_413"};

function validate471(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate471.evaluated;
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
validate471.errors = vErrors;
return errors === 0;
}
validate471.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_422 = validate473;
const schema334 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_422"};

function validate473(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate473.evaluated;
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
validate473.errors = vErrors;
return errors === 0;
}
validate473.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_429 = validate475;
const schema335 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_429"};

function validate475(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate475.evaluated;
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
validate475.errors = vErrors;
return errors === 0;
}
validate475.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_500 = validate477;
const schema336 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_500"};

function validate477(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate477.evaluated;
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
validate477.errors = vErrors;
return errors === 0;
}
validate477.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const uploadAttachment_reply_503 = validate479;
const schema337 = {"$ref":"https://parley.invalid/current/ErrorBody","$id":"https://parley.invalid/current/operations/uploadAttachment_reply_503"};

function validate479(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/uploadAttachment_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate479.evaluated;
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
validate479.errors = vErrors;
return errors === 0;
}
validate479.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const action_payload = validate481;
const schema338 = {"$ref":"https://parley.invalid/current/A2uiAction","$id":"https://parley.invalid/current/operations/action_payload"};
const schema339 = {"type":"object","required":["name","surfaceId","sourceComponentId","timestamp","context"],"properties":{"name":{"type":"string"},"surfaceId":{"type":"string"},"sourceComponentId":{"type":"string"},"timestamp":{"type":"string","format":"date-time"},"context":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/current/A2uiAction"};

function validate481(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/action_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate481.evaluated;
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
if((((((data.name === undefined) && (missing0 = "name")) || ((data.surfaceId === undefined) && (missing0 = "surfaceId"))) || ((data.sourceComponentId === undefined) && (missing0 = "sourceComponentId"))) || ((data.timestamp === undefined) && (missing0 = "timestamp"))) || ((data.context === undefined) && (missing0 = "context"))){
validate481.errors = [{instancePath,schemaPath:"https://parley.invalid/current/A2uiAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate481.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/current/A2uiAction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.surfaceId !== undefined){
const _errs4 = errors;
if(typeof data.surfaceId !== "string"){
validate481.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/A2uiAction/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sourceComponentId !== undefined){
const _errs6 = errors;
if(typeof data.sourceComponentId !== "string"){
validate481.errors = [{instancePath:instancePath+"/sourceComponentId",schemaPath:"https://parley.invalid/current/A2uiAction/properties/sourceComponentId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.timestamp !== undefined){
let data3 = data.timestamp;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate481.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/current/A2uiAction/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate481.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/current/A2uiAction/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.context !== undefined){
let data4 = data.context;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate481.errors = [{instancePath:instancePath+"/context",schemaPath:"https://parley.invalid/current/A2uiAction/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
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
validate481.errors = [{instancePath,schemaPath:"https://parley.invalid/current/A2uiAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate481.errors = vErrors;
return errors === 0;
}
validate481.evaluated = {"props":{"name":true,"surfaceId":true,"sourceComponentId":true,"timestamp":true,"context":true},"dynamicProps":false,"dynamicItems":false};

export const clientDataModel_payload = validate482;
const schema340 = {"$ref":"https://parley.invalid/current/A2uiClientDataModel","$id":"https://parley.invalid/current/operations/clientDataModel_payload"};
const schema341 = {"type":"object","required":["version","surfaces"],"properties":{"version":{"$ref":"https://parley.invalid/current/A2uiVersion"},"surfaces":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"$id":"https://parley.invalid/current/A2uiClientDataModel"};
const schema342 = {"type":"string","enum":["v0.9","v0.9.1"],"$id":"https://parley.invalid/current/A2uiVersion"};

function validate483(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiClientDataModel" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate483.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.version === undefined) && (missing0 = "version")) || ((data.surfaces === undefined) && (missing0 = "surfaces"))){
validate483.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate483.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "v0.9") || (data0 === "v0.9.1"))){
validate483.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/enum",keyword:"enum",params:{allowedValues: schema342.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.surfaces !== undefined){
let data1 = data.surfaces;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
let data2 = data1[key0];
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate483.errors = [{instancePath:instancePath+"/surfaces/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/surfaces/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate483.errors = [{instancePath:instancePath+"/surfaces",schemaPath:"#/properties/surfaces/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate483.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate483.errors = vErrors;
return errors === 0;
}
validate483.evaluated = {"props":{"version":true,"surfaces":true},"dynamicProps":false,"dynamicItems":false};


function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/clientDataModel_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate483(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
errors = vErrors.length;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":{"version":true,"surfaces":true},"dynamicProps":false,"dynamicItems":false};

export const createSurface_payload = validate485;
const schema343 = {"$ref":"https://parley.invalid/current/A2uiCreateSurface","$id":"https://parley.invalid/current/operations/createSurface_payload"};
const schema344 = {"type":"object","required":["surfaceId","catalogId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"catalogId":{"type":"string"},"theme":{"type":"object","additionalProperties":true},"sendDataModel":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiCreateSurface"};
const schema345 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/current/SurfaceId"};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiCreateSurface" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.surfaceId === undefined) && (missing0 = "surfaceId")) || ((data.catalogId === undefined) && (missing0 = "catalogId"))){
validate486.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "surfaceId") || (key0 === "catalogId")) || (key0 === "theme")) || (key0 === "sendDataModel"))){
validate486.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.surfaceId !== undefined){
let data0 = data.surfaceId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate486.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate486.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate486.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate486.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.catalogId !== undefined){
const _errs5 = errors;
if(typeof data.catalogId !== "string"){
validate486.errors = [{instancePath:instancePath+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.theme !== undefined){
let data2 = data.theme;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate486.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sendDataModel !== undefined){
const _errs10 = errors;
if(typeof data.sendDataModel !== "boolean"){
validate486.errors = [{instancePath:instancePath+"/sendDataModel",schemaPath:"#/properties/sendDataModel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
}
}
else {
validate486.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate485(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createSurface_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate485.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate486(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate486.errors : vErrors.concat(validate486.errors);
errors = vErrors.length;
}
validate485.errors = vErrors;
return errors === 0;
}
validate485.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSurface_payload = validate488;
const schema346 = {"$ref":"https://parley.invalid/current/A2uiDeleteSurface","$id":"https://parley.invalid/current/operations/deleteSurface_payload"};
const schema347 = {"type":"object","required":["surfaceId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiDeleteSurface"};

function validate489(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiDeleteSurface" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate489.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.surfaceId === undefined) && (missing0 = "surfaceId")){
validate489.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "surfaceId")){
validate489.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.surfaceId !== undefined){
let data0 = data.surfaceId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate489.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate489.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate489.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate489.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate489.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/deleteSurface_payload" */;
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
validate488.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const envelope_payload = validate491;
const schema349 = {"$ref":"https://parley.invalid/current/A2uiEnvelope","$id":"https://parley.invalid/current/operations/envelope_payload"};
const schema350 = {"type":"object","required":["version"],"minProperties":2,"maxProperties":2,"properties":{"version":{"$ref":"https://parley.invalid/current/A2uiVersion"},"createSurface":{},"updateComponents":{},"updateDataModel":{},"deleteSurface":{},"action":{},"error":{}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiEnvelope"};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiEnvelope" */;
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
if(Object.keys(data).length > 2){
validate492.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties"}];
return false;
}
else {
if(Object.keys(data).length < 2){
validate492.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"}];
return false;
}
else {
let missing0;
if((data.version === undefined) && (missing0 = "version")){
validate492.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "version") || (key0 === "createSurface")) || (key0 === "updateComponents")) || (key0 === "updateDataModel")) || (key0 === "deleteSurface")) || (key0 === "action")) || (key0 === "error"))){
validate492.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
validate492.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "v0.9") || (data0 === "v0.9.1"))){
validate492.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/enum",keyword:"enum",params:{allowedValues: schema342.enum},message:"must be equal to one of the allowed values"}];
return false;
}
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
validate492.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate491(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/envelope_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate491.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate492(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
errors = vErrors.length;
}
validate491.errors = vErrors;
return errors === 0;
}
validate491.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const error_payload = validate494;
const schema352 = {"$ref":"https://parley.invalid/current/A2uiClientError","$id":"https://parley.invalid/current/operations/error_payload"};
const schema353 = {"type":"object","required":["code","surfaceId","message"],"properties":{"code":{"type":"string"},"surfaceId":{"type":"string"},"message":{"type":"string"}},"if":{"type":"object","required":["code"],"properties":{"code":{"const":"VALIDATION_FAILED"}}},"then":{"type":"object","required":["path"],"properties":{"code":{"type":"string"},"surfaceId":{"type":"string"},"path":{"$ref":"https://parley.invalid/current/JsonPointer"},"message":{"type":"string"}},"additionalProperties":false},"$id":"https://parley.invalid/current/A2uiClientError"};
const schema354 = {"type":"string","pattern":"^(/([^~/]|~[01])*)*$","$id":"https://parley.invalid/current/JsonPointer"};
const pattern10 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate495(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiClientError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate495.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.code !== undefined){
if("VALIDATION_FAILED" !== data.code){
const err1 = {};
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
const err2 = {};
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
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.path === undefined) && (missing1 = "path")){
validate495.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "surfaceId")) || (key0 === "path")) || (key0 === "message"))){
validate495.errors = [{instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.code !== undefined){
const _errs8 = errors;
if(typeof data.code !== "string"){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/then/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.surfaceId !== undefined){
const _errs10 = errors;
if(typeof data.surfaceId !== "string"){
validate495.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"#/then/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
let data3 = data.path;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!pattern10.test(data3)){
validate495.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate495.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.message !== undefined){
const _errs15 = errors;
if(typeof data.message !== "string"){
validate495.errors = [{instancePath:instancePath+"/message",schemaPath:"#/then/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate495.errors = [{instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate495.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.code === undefined) && (missing2 = "code")) || ((data.surfaceId === undefined) && (missing2 = "surfaceId"))) || ((data.message === undefined) && (missing2 = "message"))){
validate495.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(props0 !== true){
props0 = props0 || {};
props0.code = true;
props0.surfaceId = true;
props0.message = true;
}
if(data.code !== undefined){
const _errs17 = errors;
if(typeof data.code !== "string"){
validate495.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.surfaceId !== undefined){
const _errs19 = errors;
if(typeof data.surfaceId !== "string"){
validate495.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"#/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.message !== undefined){
const _errs21 = errors;
if(typeof data.message !== "string"){
validate495.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
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
evaluated0.props = props0;
return errors === 0;
}
validate495.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/error_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate495(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
else {
var props0 = validate495.evaluated.props;
}
validate494.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate494.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateComponents_payload = validate497;
const schema355 = {"$ref":"https://parley.invalid/current/A2uiUpdateComponents","$id":"https://parley.invalid/current/operations/updateComponents_payload"};
const schema356 = {"type":"object","required":["surfaceId","components"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"components":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/A2uiComponent"}}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiUpdateComponents"};
const schema358 = {"type":"object","required":["id","component"],"properties":{"id":{"type":"string","minLength":1},"component":{"type":"string","minLength":1}},"additionalProperties":true,"$id":"https://parley.invalid/current/A2uiComponent"};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiUpdateComponents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.surfaceId === undefined) && (missing0 = "surfaceId")) || ((data.components === undefined) && (missing0 = "components"))){
validate498.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "surfaceId") || (key0 === "components"))){
validate498.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.surfaceId !== undefined){
let data0 = data.surfaceId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate498.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate498.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate498.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate498.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.components !== undefined){
let data1 = data.components;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length < 1){
validate498.errors = [{instancePath:instancePath+"/components",schemaPath:"#/properties/components/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.id === undefined) && (missing1 = "id")) || ((data2.component === undefined) && (missing1 = "component"))){
validate498.errors = [{instancePath:instancePath+"/components/" + i0,schemaPath:"https://parley.invalid/current/A2uiComponent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
let data3 = data2.id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate498.errors = [{instancePath:instancePath+"/components/" + i0+"/id",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate498.errors = [{instancePath:instancePath+"/components/" + i0+"/id",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.component !== undefined){
let data4 = data2.component;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) < 1){
validate498.errors = [{instancePath:instancePath+"/components/" + i0+"/component",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/component/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate498.errors = [{instancePath:instancePath+"/components/" + i0+"/component",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate498.errors = [{instancePath:instancePath+"/components/" + i0,schemaPath:"https://parley.invalid/current/A2uiComponent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate498.errors = [{instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate498.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate497(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateComponents_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate497.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate498(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
validate497.errors = vErrors;
return errors === 0;
}
validate497.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDataModel_payload = validate500;
const schema359 = {"$ref":"https://parley.invalid/current/A2uiUpdateDataModel","$id":"https://parley.invalid/current/operations/updateDataModel_payload"};
const schema360 = {"type":"object","required":["surfaceId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"path":{"$ref":"https://parley.invalid/current/JsonPointer"},"value":{}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiUpdateDataModel"};

function validate501(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiUpdateDataModel" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate501.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.surfaceId === undefined) && (missing0 = "surfaceId")){
validate501.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "surfaceId") || (key0 === "path")) || (key0 === "value"))){
validate501.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.surfaceId !== undefined){
let data0 = data.surfaceId;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 256){
validate501.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate501.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate501.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate501.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate501.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate501.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate501.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate501.errors = vErrors;
return errors === 0;
}
validate501.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateDataModel_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate501(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
errors = vErrors.length;
}
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
