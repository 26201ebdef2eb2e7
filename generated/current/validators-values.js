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

export const createWebhook_body = validate23;
const schema41 = {"$ref":"https://parley.invalid/current/CreateWebhookRequest","$id":"https://parley.invalid/current/operations/createWebhook_body"};
const schema42 = {"type":"object","required":["url"],"properties":{"url":{"$ref":"https://parley.invalid/current/WebhookUrl"}},"$id":"https://parley.invalid/current/CreateWebhookRequest"};
const schema43 = {"type":"string","format":"uri","minLength":1,"maxLength":2048,"x-well-formed":true,"$id":"https://parley.invalid/current/WebhookUrl"};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/CreateWebhookRequest" */;
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
if((data.url === undefined) && (missing0 = "url")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate24.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0(data0))){
validate24.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate24.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate24.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createWebhook_body" */;
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
validate23.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

export const exchangeDeviceCode_body = validate26;
const schema44 = {"$ref":"https://parley.invalid/current/ExchangeDeviceCodeRequest","$id":"https://parley.invalid/current/operations/exchangeDeviceCode_body"};
const schema45 = {"type":"object","required":["device_code"],"properties":{"device_code":{"type":"string","minLength":1,"maxLength":512,"x-well-formed":true},"grant_type":{"type":"string","maxLength":200,"x-well-formed":true},"client_id":{"type":"string","maxLength":200,"x-well-formed":true}},"$id":"https://parley.invalid/current/ExchangeDeviceCodeRequest"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/exchangeDeviceCode_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
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
validate26.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.device_code !== undefined){
let data0 = data.device_code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate26.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate26.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/device_code",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/device_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/grant_type",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/grant_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath,schemaPath:"https://parley.invalid/current/ExchangeDeviceCodeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"device_code":true,"grant_type":true,"client_id":true},"dynamicProps":false,"dynamicItems":false};

export const markDelivered_body = validate27;
const schema46 = {"$ref":"https://parley.invalid/current/WatermarkRequest","$id":"https://parley.invalid/current/operations/markDelivered_body"};
const schema47 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/WatermarkRequest"};
const schema48 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/current/Id"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/WatermarkRequest" */;
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
if((data.message_id === undefined) && (missing0 = "message_id")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate28.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markDelivered_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markRead_body = validate30;
const schema49 = {"$ref":"https://parley.invalid/current/WatermarkRequest","$id":"https://parley.invalid/current/operations/markRead_body"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/markRead_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const react_body = validate32;
const schema50 = {"$ref":"https://parley.invalid/current/ReactRequest","$id":"https://parley.invalid/current/operations/react_body"};
const schema51 = {"type":"object","required":["operation","type","emoji"],"properties":{"operation":{"type":"string","enum":["add","remove"]},"type":{"type":"string","const":"emoji"},"emoji":{"$ref":"https://parley.invalid/current/Emoji"},"target_part_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]}},"$id":"https://parley.invalid/current/ReactRequest"};
const schema52 = {"type":"string","minLength":1,"x-max-bytes":64,"x-well-formed":true,"$id":"https://parley.invalid/current/Emoji"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReactRequest" */;
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
if((((data.operation === undefined) && (missing0 = "operation")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.emoji === undefined) && (missing0 = "emoji"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.operation !== undefined){
let data0 = data.operation;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate33.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "add") || (data0 === "remove"))){
validate33.errors = [{instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema51.properties.operation.enum},message:"must be equal to one of the allowed values"}];
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
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("emoji" !== data1){
validate33.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "emoji"},message:"must be equal to constant"}];
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
validate33.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/x-max-bytes",keyword:"x-max-bytes",params:{limit: 64},message:"must not be longer than 64 bytes"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate33.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate33.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/emoji",schemaPath:"https://parley.invalid/current/Emoji/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate33.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"target_part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/react_body" */;
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
validate32.evaluated = {"props":{"operation":true,"type":true,"emoji":true,"target_part_id":true},"dynamicProps":false,"dynamicItems":false};

export const sendChatMessage_body = validate35;
const schema54 = {"$ref":"https://parley.invalid/current/ChatMessageRequest","$id":"https://parley.invalid/current/operations/sendChatMessage_body"};
const schema55 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/NewMessage"}],"properties":{"chat_id":{"allOf":[{"$ref":"https://parley.invalid/current/Id"}]}},"$id":"https://parley.invalid/current/ChatMessageRequest"};
const schema56 = {"type":"object","required":["message_id","parts"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/MessageId"},"parts":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"https://parley.invalid/current/Part"}},"text":{"type":"string","x-well-formed":true},"reply_to":{"$ref":"https://parley.invalid/current/ReplyPointer"},"metadata":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/current/NewMessage"};
const schema57 = {"type":"string","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-well-formed":true,"$id":"https://parley.invalid/current/MessageId"};
const pattern6 = new RegExp("^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema58 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/TextPart"},{"$ref":"https://parley.invalid/current/LinkPart"},{"$ref":"https://parley.invalid/current/DataPart"},{"$ref":"https://parley.invalid/current/MediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/Part"};
const schema75 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/current/DataPart"};
const schema59 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/current/Mention"},"mention_range":{"$ref":"https://parley.invalid/current/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/current/TextStyle"},{"$ref":"https://parley.invalid/current/StyledRange"}]}}},"$id":"https://parley.invalid/current/TextPart"};
const schema65 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/current/TextRange"};
const schema66 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/current/TextStyle"};
const schema60 = {"oneOf":[{"$ref":"https://parley.invalid/current/HandleMention"},{"$ref":"https://parley.invalid/current/UserMention"}],"$id":"https://parley.invalid/current/Mention"};
const schema61 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/current/HandleReference"}},"$id":"https://parley.invalid/current/HandleMention"};
const schema62 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/current/HandleReference"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/HandleMention" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate41.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate41.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/current/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/UserMention"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/UserMention" */;
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
if((data.user_id === undefined) && (missing0 = "user_id")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate43.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate43.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate43.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
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
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
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
validate40.errors = vErrors;
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
validate40.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema67 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/current/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/current/TextStyle"}},"$id":"https://parley.invalid/current/StyledRange"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
validate46.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate46.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate46.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate46.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate46.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate46.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate46.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate46.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate46.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/TextPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate39.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate39.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate39.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate40(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
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
validate39.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate39.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate39.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate39.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate39.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate39.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate39.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate39.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate46(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
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
validate39.errors = vErrors;
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
validate39.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema70 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/current/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/current/LinkPart"};
const schema71 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/current/HttpsUrl"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/LinkPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema72 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"media"},"url":{"$ref":"https://parley.invalid/current/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/current/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/current/MediaPart"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/MediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
validate49.errors = vErrors;
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
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data2){
validate49.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate49.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate49.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate49.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate49.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/current/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate49.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate49.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/Part" */;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
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
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
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
validate38.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs7 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate38.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate38.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate38.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate38.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs12){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate38.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate38.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
else {
var props1 = validate49.evaluated.props;
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
validate38.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema76 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/current/Id"},"part_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/ReplyPointer"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ReplyPointer" */;
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
if((data.message_id === undefined) && (missing0 = "message_id")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate54.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate54.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate54.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate54.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"message_id":true,"part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/NewMessage" */;
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
let missing0;
if(((data.message_id === undefined) && (missing0 = "message_id")) || ((data.parts === undefined) && (missing0 = "parts"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate37.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/pattern",keyword:"pattern",params:{pattern: "^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate37.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/current/MessageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate37.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate38(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
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
validate37.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate37.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate54(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
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
validate37.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/ChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
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
validate36.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate36.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate36.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendChatMessage_body" */;
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
validate35.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendMessage_body = validate58;
const schema80 = {"$ref":"https://parley.invalid/current/SendMessageRequest","$id":"https://parley.invalid/current/operations/sendMessage_body"};
const schema81 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/NewMessage"}],"required":["chat_id"],"properties":{"chat_id":{"$ref":"https://parley.invalid/current/Id"}},"$id":"https://parley.invalid/current/SendMessageRequest"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/SendMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.chat_id === undefined) && (missing0 = "chat_id")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate59.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/current/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate59.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

export const sendStrictChatMessage_body = validate62;
const schema83 = {"$ref":"https://parley.invalid/current/StrictChatMessageRequest","$id":"https://parley.invalid/current/operations/sendStrictChatMessage_body"};
const schema84 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ChatMessageRequest"}],"properties":{"parts":{"type":"array","items":{"$ref":"https://parley.invalid/current/StrictPart"}},"reply_to":{"$ref":"https://parley.invalid/current/StrictReplyPointer"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictChatMessageRequest"};
const schema85 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/current/StrictTextPart"},{"$ref":"https://parley.invalid/current/StrictLinkPart"},{"$ref":"https://parley.invalid/current/StrictDataPart"},{"$ref":"https://parley.invalid/current/StrictMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/current/StrictPart"};
const schema86 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"mention":{"$ref":"https://parley.invalid/current/StrictMention"},"mention_range":{"$ref":"https://parley.invalid/current/StrictTextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/current/TextStyle"},{"$ref":"https://parley.invalid/current/StrictStyledRange"}]}}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictTextPart"};
const schema87 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/Mention"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictMention"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
else {
var props0 = validate40.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate68.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema88 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/TextRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictTextRange"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictTextRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
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
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/current/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/current/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "start") && (key0 !== "length")){
validate71.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/StyledRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictStyledRange"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictStyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
for(const key0 in data){
if(((key0 !== "style") && (key0 !== "start")) && (key0 !== "length")){
validate73.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate73.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate66.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
if(!(validate68(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
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
if(!(validate71(data.mention_range, {instancePath:instancePath+"/mention_range",parentData:data,parentDataProperty:"mention_range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
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
validate66.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/current/TextStyle/enum",keyword:"enum",params:{allowedValues: schema66.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate73(data4, {instancePath:instancePath+"/styles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
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
validate66.errors = vErrors;
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
validate66.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate66.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema92 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/LinkPart"}],"properties":{"type":{"type":"string","const":"link"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictLinkPart"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate76.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate76.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/DataPart"}],"properties":{"type":{"type":"string","const":"data"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictDataPart"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
validate78.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/current/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate78.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/current/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate78.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate78.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/current/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate78.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate78.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/current/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate78.errors = [{instancePath,schemaPath:"https://parley.invalid/current/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate78.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema95 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/current/MediaPart"}],"properties":{"type":{"type":"string","const":"media"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictMediaPart"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
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
else {
var props0 = validate49.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate79.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate79.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate79.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictPart" */;
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
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "text"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "link"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "data"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "media"){
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema96 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/current/ReplyPointer"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/current/StrictReplyPointer"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "message_id") && (key0 !== "part_id")){
validate86.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate86.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/StrictChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
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
if(!(validate65(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate86(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
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
validate63.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/sendStrictChatMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setTyping_body = validate90;
const schema97 = {"$ref":"https://parley.invalid/current/TypingRequest","$id":"https://parley.invalid/current/operations/setTyping_body"};
const schema98 = {"type":"object","required":["started"],"properties":{"started":{"type":"boolean"}},"$id":"https://parley.invalid/current/TypingRequest"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/setTyping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
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
validate90.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TypingRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.started !== undefined){
if(typeof data.started !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/started",schemaPath:"https://parley.invalid/current/TypingRequest/properties/started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"https://parley.invalid/current/TypingRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":{"started":true},"dynamicProps":false,"dynamicItems":false};

export const startDeviceAuthorization_body = validate91;
const schema99 = {"$ref":"https://parley.invalid/current/StartDeviceAuthorizationRequest","$id":"https://parley.invalid/current/operations/startDeviceAuthorization_body"};
const schema100 = {"type":"object","properties":{"client_id":{"type":"string","maxLength":200,"x-well-formed":true},"client_name":{"type":"string","maxLength":200,"x-well-formed":true,"x-display-text":true},"scope":{"type":"string","maxLength":1000,"x-well-formed":true}},"$id":"https://parley.invalid/current/StartDeviceAuthorizationRequest"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/startDeviceAuthorization_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate91.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/client_id",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate91.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate91.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/client_name",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/client_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate91.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/scope",schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate91.errors = [{instancePath,schemaPath:"https://parley.invalid/current/StartDeviceAuthorizationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"client_id":true,"client_name":true,"scope":true},"dynamicProps":false,"dynamicItems":false};

export const updateSettings_body = validate92;
const schema101 = {"$ref":"https://parley.invalid/current/UpdateSettingsRequest","$id":"https://parley.invalid/current/operations/updateSettings_body"};
const schema102 = {"type":"object","required":["accepts_tasks"],"properties":{"accepts_tasks":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/current/UpdateSettingsRequest"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateSettings_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
validate92.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "accepts_tasks")){
validate92.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.accepts_tasks !== undefined){
if(typeof data.accepts_tasks !== "boolean"){
validate92.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"https://parley.invalid/current/UpdateSettingsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const action_payload = validate93;
const schema103 = {"$ref":"https://parley.invalid/current/A2uiAction","$id":"https://parley.invalid/current/operations/action_payload"};
const schema104 = {"type":"object","required":["name","surfaceId","sourceComponentId","timestamp","context"],"properties":{"name":{"type":"string"},"surfaceId":{"type":"string"},"sourceComponentId":{"type":"string"},"timestamp":{"type":"string","format":"date-time"},"context":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/current/A2uiAction"};
const formats2 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/action_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = [{instancePath,schemaPath:"https://parley.invalid/current/A2uiAction/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/current/A2uiAction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/A2uiAction/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/sourceComponentId",schemaPath:"https://parley.invalid/current/A2uiAction/properties/sourceComponentId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(formats2.validate(data3))){
validate93.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/current/A2uiAction/properties/timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate93.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"https://parley.invalid/current/A2uiAction/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate93.errors = [{instancePath:instancePath+"/context",schemaPath:"https://parley.invalid/current/A2uiAction/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate93.errors = [{instancePath,schemaPath:"https://parley.invalid/current/A2uiAction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"name":true,"surfaceId":true,"sourceComponentId":true,"timestamp":true,"context":true},"dynamicProps":false,"dynamicItems":false};

export const clientDataModel_payload = validate94;
const schema105 = {"$ref":"https://parley.invalid/current/A2uiClientDataModel","$id":"https://parley.invalid/current/operations/clientDataModel_payload"};
const schema106 = {"type":"object","required":["version","surfaces"],"properties":{"version":{"$ref":"https://parley.invalid/current/A2uiVersion"},"surfaces":{"type":"object","additionalProperties":{"type":"object","additionalProperties":true}}},"$id":"https://parley.invalid/current/A2uiClientDataModel"};
const schema107 = {"type":"string","enum":["v0.9","v0.9.1"],"$id":"https://parley.invalid/current/A2uiVersion"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiClientDataModel" */;
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
if(((data.version === undefined) && (missing0 = "version")) || ((data.surfaces === undefined) && (missing0 = "surfaces"))){
validate95.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
let data0 = data.version;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "v0.9") || (data0 === "v0.9.1"))){
validate95.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"}];
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
validate95.errors = [{instancePath:instancePath+"/surfaces/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/surfaces/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate95.errors = [{instancePath:instancePath+"/surfaces",schemaPath:"#/properties/surfaces/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"version":true,"surfaces":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/clientDataModel_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"version":true,"surfaces":true},"dynamicProps":false,"dynamicItems":false};

export const createSurface_payload = validate97;
const schema108 = {"$ref":"https://parley.invalid/current/A2uiCreateSurface","$id":"https://parley.invalid/current/operations/createSurface_payload"};
const schema109 = {"type":"object","required":["surfaceId","catalogId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"catalogId":{"type":"string"},"theme":{"type":"object","additionalProperties":true},"sendDataModel":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiCreateSurface"};
const schema110 = {"type":"string","minLength":1,"maxLength":256,"x-well-formed":true,"$id":"https://parley.invalid/current/SurfaceId"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiCreateSurface" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
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
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "surfaceId") || (key0 === "catalogId")) || (key0 === "theme")) || (key0 === "sendDataModel"))){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate98.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate98.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate98.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath:instancePath+"/catalogId",schemaPath:"#/properties/catalogId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate98.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate98.errors = [{instancePath:instancePath+"/sendDataModel",schemaPath:"#/properties/sendDataModel/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/createSurface_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteSurface_payload = validate100;
const schema111 = {"$ref":"https://parley.invalid/current/A2uiDeleteSurface","$id":"https://parley.invalid/current/operations/deleteSurface_payload"};
const schema112 = {"type":"object","required":["surfaceId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiDeleteSurface"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiDeleteSurface" */;
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
if((data.surfaceId === undefined) && (missing0 = "surfaceId")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "surfaceId")){
validate101.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate101.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate101.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate101.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate101.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/deleteSurface_payload" */;
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
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const envelope_payload = validate103;
const schema114 = {"$ref":"https://parley.invalid/current/A2uiEnvelope","$id":"https://parley.invalid/current/operations/envelope_payload"};
const schema115 = {"type":"object","required":["version"],"minProperties":2,"maxProperties":2,"properties":{"version":{"$ref":"https://parley.invalid/current/A2uiVersion"},"createSurface":{},"updateComponents":{},"updateDataModel":{},"deleteSurface":{},"action":{},"error":{}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiEnvelope"};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiEnvelope" */;
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
if(Object.keys(data).length > 2){
validate104.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2},message:"must NOT have more than 2 properties"}];
return false;
}
else {
if(Object.keys(data).length < 2){
validate104.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"}];
return false;
}
else {
let missing0;
if((data.version === undefined) && (missing0 = "version")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "version") || (key0 === "createSurface")) || (key0 === "updateComponents")) || (key0 === "updateDataModel")) || (key0 === "deleteSurface")) || (key0 === "action")) || (key0 === "error"))){
validate104.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.version !== undefined){
let data0 = data.version;
if(typeof data0 !== "string"){
validate104.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "v0.9") || (data0 === "v0.9.1"))){
validate104.errors = [{instancePath:instancePath+"/version",schemaPath:"https://parley.invalid/current/A2uiVersion/enum",keyword:"enum",params:{allowedValues: schema107.enum},message:"must be equal to one of the allowed values"}];
return false;
}
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
validate104.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/envelope_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const error_payload = validate106;
const schema117 = {"$ref":"https://parley.invalid/current/A2uiClientError","$id":"https://parley.invalid/current/operations/error_payload"};
const schema118 = {"type":"object","required":["code","surfaceId","message"],"properties":{"code":{"type":"string"},"surfaceId":{"type":"string"},"message":{"type":"string"}},"if":{"type":"object","required":["code"],"properties":{"code":{"const":"VALIDATION_FAILED"}}},"then":{"type":"object","required":["path"],"properties":{"code":{"type":"string"},"surfaceId":{"type":"string"},"path":{"$ref":"https://parley.invalid/current/JsonPointer"},"message":{"type":"string"}},"additionalProperties":false},"$id":"https://parley.invalid/current/A2uiClientError"};
const schema119 = {"type":"string","pattern":"^(/([^~/]|~[01])*)*$","$id":"https://parley.invalid/current/JsonPointer"};
const pattern7 = new RegExp("^(/([^~/]|~[01])*)*$", "u");

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiClientError" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
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
validate107.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "surfaceId")) || (key0 === "path")) || (key0 === "message"))){
validate107.errors = [{instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data.code !== undefined){
const _errs8 = errors;
if(typeof data.code !== "string"){
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/then/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"#/then/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data3)){
validate107.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate107.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/message",schemaPath:"#/then/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate107.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.code === undefined) && (missing2 = "code")) || ((data.surfaceId === undefined) && (missing2 = "surfaceId"))) || ((data.message === undefined) && (missing2 = "message"))){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate107.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"#/properties/surfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/error_payload" */;
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
else {
var props0 = validate107.evaluated.props;
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const updateComponents_payload = validate109;
const schema120 = {"$ref":"https://parley.invalid/current/A2uiUpdateComponents","$id":"https://parley.invalid/current/operations/updateComponents_payload"};
const schema121 = {"type":"object","required":["surfaceId","components"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"components":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/current/A2uiComponent"}}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiUpdateComponents"};
const schema123 = {"type":"object","required":["id","component"],"properties":{"id":{"type":"string","minLength":1},"component":{"type":"string","minLength":1}},"additionalProperties":true,"$id":"https://parley.invalid/current/A2uiComponent"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiUpdateComponents" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
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
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "surfaceId") || (key0 === "components"))){
validate110.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate110.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate110.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate110.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/components",schemaPath:"#/properties/components/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate110.errors = [{instancePath:instancePath+"/components/" + i0,schemaPath:"https://parley.invalid/current/A2uiComponent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.id !== undefined){
let data3 = data2.id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate110.errors = [{instancePath:instancePath+"/components/" + i0+"/id",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/components/" + i0+"/id",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/components/" + i0+"/component",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/component/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate110.errors = [{instancePath:instancePath+"/components/" + i0+"/component",schemaPath:"https://parley.invalid/current/A2uiComponent/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/components/" + i0,schemaPath:"https://parley.invalid/current/A2uiComponent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate110.errors = [{instancePath:instancePath+"/components",schemaPath:"#/properties/components/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateComponents_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateDataModel_payload = validate112;
const schema124 = {"$ref":"https://parley.invalid/current/A2uiUpdateDataModel","$id":"https://parley.invalid/current/operations/updateDataModel_payload"};
const schema125 = {"type":"object","required":["surfaceId"],"properties":{"surfaceId":{"$ref":"https://parley.invalid/current/SurfaceId"},"path":{"$ref":"https://parley.invalid/current/JsonPointer"},"value":{}},"additionalProperties":false,"$id":"https://parley.invalid/current/A2uiUpdateDataModel"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/A2uiUpdateDataModel" */;
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
if((data.surfaceId === undefined) && (missing0 = "surfaceId")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "surfaceId") || (key0 === "path")) || (key0 === "value"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate113.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate113.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate113.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/surfaceId",schemaPath:"https://parley.invalid/current/SurfaceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!pattern7.test(data1)){
validate113.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/pattern",keyword:"pattern",params:{pattern: "^(/([^~/]|~[01])*)*$"},message:"must match pattern \""+"^(/([^~/]|~[01])*)*$"+"\""}];
return false;
}
}
else {
validate113.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/current/JsonPointer/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/current/operations/updateDataModel_payload" */;
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
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
