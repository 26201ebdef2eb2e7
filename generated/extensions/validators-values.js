// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const acceptRequest_body = validate20;
const schema31 = {"type":"object","$id":"https://parley.invalid/extensions/operations/acceptRequest_body"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/acceptRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const addIceCandidate_body = validate21;
const schema32 = {"$ref":"https://parley.invalid/extensions/AddIceCandidate","$id":"https://parley.invalid/extensions/operations/addIceCandidate_body"};
const schema33 = {"type":"object","required":["candidate"],"properties":{"candidate":{"$ref":"https://parley.invalid/extensions/IceCandidate"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/AddIceCandidate"};
const schema34 = {"type":"object","required":["candidate"],"properties":{"candidate":{"type":"string","maxLength":1024},"sdpMid":{"type":["string","null"],"maxLength":64,"x-well-formed":true},"sdpMLineIndex":{"type":["integer","null"],"minimum":0,"maximum":65535},"usernameFragment":{"type":["string","null"],"maxLength":256,"x-well-formed":true}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/IceCandidate"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AddIceCandidate" */;
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
if((data.candidate === undefined) && (missing0 = "candidate")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.candidate !== undefined){
let data0 = data.candidate;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.candidate === undefined) && (missing1 = "candidate")){
validate22.errors = [{instancePath:instancePath+"/candidate",schemaPath:"https://parley.invalid/extensions/IceCandidate/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.candidate !== undefined){
let data1 = data0.candidate;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate22.errors = [{instancePath:instancePath+"/candidate/candidate",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/candidate/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/candidate/candidate",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/candidate/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.sdpMid !== undefined){
let data2 = data0.sdpMid;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMid",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMid/type",keyword:"type",params:{type: schema34.properties.sdpMid.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMid",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMid/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMid",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMid/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
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
if(valid2){
if(data0.sdpMLineIndex !== undefined){
let data3 = data0.sdpMLineIndex;
const _errs8 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMLineIndex",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMLineIndex/type",keyword:"type",params:{type: schema34.properties.sdpMLineIndex.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 65535 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMLineIndex",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMLineIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/candidate/sdpMLineIndex",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/sdpMLineIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.usernameFragment !== undefined){
let data4 = data0.usernameFragment;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate22.errors = [{instancePath:instancePath+"/candidate/usernameFragment",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/usernameFragment/type",keyword:"type",params:{type: schema34.properties.usernameFragment.type},message:"must be string,null"}];
return false;
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 256){
validate22.errors = [{instancePath:instancePath+"/candidate/usernameFragment",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/usernameFragment/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate22.errors = [{instancePath:instancePath+"/candidate/usernameFragment",schemaPath:"https://parley.invalid/extensions/IceCandidate/properties/usernameFragment/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
for(const key0 in data0){
if((((key0 !== "candidate") && (key0 !== "sdpMid")) && (key0 !== "sdpMLineIndex")) && (key0 !== "usernameFragment")){
validate22.errors = [{instancePath:instancePath+"/candidate",schemaPath:"https://parley.invalid/extensions/IceCandidate/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate22.errors = [{instancePath:instancePath+"/candidate",schemaPath:"https://parley.invalid/extensions/IceCandidate/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if(key1 !== "candidate"){
validate22.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addIceCandidate_body" */;
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
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addParticipant_body = validate24;
const schema35 = {"$ref":"https://parley.invalid/extensions/AddParticipantRequest","$id":"https://parley.invalid/extensions/operations/addParticipant_body"};
const schema36 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/AddParticipantRequest"};
const schema37 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/HandleReference"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AddParticipantRequest" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate25.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate25.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate25.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_body" */;
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
validate24.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const adminCreateAgent_body = validate27;
const schema38 = {"$ref":"https://parley.invalid/extensions/AdminCreateAgentRequest","$id":"https://parley.invalid/extensions/operations/adminCreateAgent_body"};
const schema39 = {"type":"object","required":["owner_handle","handle","display_name"],"properties":{"owner_handle":{"$ref":"https://parley.invalid/extensions/HandleReference"},"handle":{"$ref":"https://parley.invalid/extensions/Handle"},"display_name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"visibility":{"$ref":"https://parley.invalid/extensions/Visibility"},"built_in":{"type":"boolean","default":false}},"$id":"https://parley.invalid/extensions/AdminCreateAgentRequest"};
const schema41 = {"type":"string","pattern":"^[a-z][a-z0-9_]{2,29}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/Handle"};
const schema42 = {"type":"string","minLength":1,"maxLength":100,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/extensions/DisplayName"};
const schema43 = {"type":"string","enum":["public","unlisted","private"],"$id":"https://parley.invalid/extensions/Visibility"};
const pattern4 = new RegExp("^[a-z][a-z0-9_]{2,29}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AdminCreateAgentRequest" */;
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
if((((data.owner_handle === undefined) && (missing0 = "owner_handle")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.display_name === undefined) && (missing0 = "display_name"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.owner_handle !== undefined){
let data0 = data.owner_handle;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate28.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data1 = data.handle;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate28.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{2,29}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{2,29}$"+"\""}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display_name !== undefined){
let data2 = data.display_name;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate28.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate28.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data2) || (data2 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data2))){
validate28.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data3 = data.visibility;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate28.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "public") || (data3 === "unlisted")) || (data3 === "private"))){
validate28.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.built_in !== undefined){
const _errs13 = errors;
if(typeof data.built_in !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/built_in",schemaPath:"#/properties/built_in/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"owner_handle":true,"handle":true,"display_name":true,"visibility":true,"built_in":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/adminCreateAgent_body" */;
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
validate27.evaluated = {"props":{"owner_handle":true,"handle":true,"display_name":true,"visibility":true,"built_in":true},"dynamicProps":false,"dynamicItems":false};

export const adminDecideListing_body = validate30;
const schema44 = {"$ref":"https://parley.invalid/extensions/DecideListingRequest","$id":"https://parley.invalid/extensions/operations/adminDecideListing_body"};
const schema45 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["approved","published","rejected"]},"reason":{"type":"string","minLength":1,"maxLength":500,"x-well-formed":true}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/DecideListingRequest"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/adminDecideListing_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
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
if((data.status === undefined) && (missing0 = "status")){
validate30.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecideListingRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "status") || (key0 === "reason"))){
validate30.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecideListingRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.status !== undefined){
let data0 = data.status;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "approved") || (data0 === "published")) || (data0 === "rejected"))){
validate30.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/status/enum",keyword:"enum",params:{allowedValues: schema45.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 500){
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/reason/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DecideListingRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
else {
validate30.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecideListingRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const adminReplayDeliveries_body = validate31;
const schema46 = {"$ref":"https://parley.invalid/extensions/ReplayDeliveriesRequest","$id":"https://parley.invalid/extensions/operations/adminReplayDeliveries_body"};
const schema47 = {"type":"object","properties":{"agent":{"$ref":"https://parley.invalid/extensions/HandleReference"},"webhook_id":{"$ref":"https://parley.invalid/extensions/Id"},"event_id":{"$ref":"https://parley.invalid/extensions/Id"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/ReplayDeliveriesRequest"};
const schema49 = {"type":"string","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Id"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReplayDeliveriesRequest" */;
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
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "agent") || (key0 === "webhook_id")) || (key0 === "event_id"))){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.agent !== undefined){
let data0 = data.agent;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate32.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate32.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_id !== undefined){
let data1 = data.webhook_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate32.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate32.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate32.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/event_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/adminReplayDeliveries_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const ageDeviceAuthorization_body = validate34;
const schema51 = {"$ref":"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest","$id":"https://parley.invalid/extensions/operations/ageDeviceAuthorization_body"};
const schema52 = {"type":"object","required":["seconds"],"properties":{"seconds":{"type":"integer","minimum":1,"maximum":86400}},"$id":"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/ageDeviceAuthorization_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
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
if((data.seconds === undefined) && (missing0 = "seconds")){
validate34.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.seconds !== undefined){
let data0 = data.seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate34.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/AgeDeviceAuthorizationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"seconds":true},"dynamicProps":false,"dynamicItems":false};

export const answerCall_body = validate35;
const schema53 = {"$ref":"https://parley.invalid/extensions/AnswerCall","$id":"https://parley.invalid/extensions/operations/answerCall_body"};
const schema54 = {"type":"object","required":["answer"],"properties":{"answer":{"$ref":"https://parley.invalid/extensions/Answer"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/AnswerCall"};
const schema55 = {"type":"object","required":["type","sdp"],"properties":{"type":{"const":"answer"},"sdp":{"$ref":"https://parley.invalid/extensions/Sdp"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/Answer"};
const schema56 = {"type":"string","minLength":1,"x-max-bytes":32768,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Sdp"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Answer" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.sdp === undefined) && (missing0 = "sdp"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("answer" !== data.type){
validate37.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "answer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sdp !== undefined){
let data1 = data.sdp;
const _errs2 = errors;
const _errs3 = errors;
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 32768){
validate37.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/x-max-bytes",keyword:"x-max-bytes",params:{limit: 32768},message:"must not be longer than 32768 bytes"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate37.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "type") && (key0 !== "sdp")){
validate37.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AnswerCall" */;
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
if((data.answer === undefined) && (missing0 = "answer")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.answer !== undefined){
const _errs1 = errors;
if(!(validate37(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(key0 !== "answer"){
validate36.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/answerCall_body" */;
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
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approveDeviceAuthorization_body = validate40;
const schema57 = {"$ref":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_body"};
const schema58 = {"type":"object","required":["user_code"],"properties":{"user_code":{"$ref":"https://parley.invalid/extensions/UserCode"}},"$id":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest"};
const schema59 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/UserCode"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/DecideDeviceAuthorizationRequest" */;
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
if((data.user_code === undefined) && (missing0 = "user_code")){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_code !== undefined){
let data0 = data.user_code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate41.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate41.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate41.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_body" */;
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
validate40.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const banCommunityAgent_body = validate43;
const schema60 = {"$ref":"https://parley.invalid/extensions/BanCommunityAgentRequest","$id":"https://parley.invalid/extensions/operations/banCommunityAgent_body"};
const schema61 = {"type":"object","properties":{"member_id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"},"reason":{"$ref":"https://parley.invalid/extensions/BanReason"}},"oneOf":[{"type":"object","required":["member_id"],"properties":{"member_id":{"type":"string"}}},{"type":"object","required":["handle"],"properties":{"handle":{"type":"string"}}}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/BanCommunityAgentRequest"};
const schema64 = {"type":"string","minLength":1,"maxLength":500,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/extensions/BanReason"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/BanCommunityAgentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
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
if((data.member_id === undefined) && (missing0 = "member_id")){
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
if(data.member_id !== undefined){
if(typeof data.member_id !== "string"){
const err1 = {instancePath:instancePath+"/member_id",schemaPath:"#/oneOf/0/properties/member_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
props0.member_id = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.handle === undefined) && (missing1 = "handle")){
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
if(data.handle !== undefined){
if(typeof data.handle !== "string"){
const err4 = {instancePath:instancePath+"/handle",schemaPath:"#/oneOf/1/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
props0.handle = true;
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
validate44.errors = vErrors;
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
props0.member_id = true;
props0.handle = true;
props0.reason = true;
}
if(data.member_id !== undefined){
let data2 = data.member_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate44.errors = [{instancePath:instancePath+"/member_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate44.errors = [{instancePath:instancePath+"/member_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/member_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.handle !== undefined){
let data3 = data.handle;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate44.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate44.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate44.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.reason !== undefined){
let data4 = data.reason;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func1(data4) > 500){
validate44.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/BanReason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate44.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/BanReason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate44.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/BanReason/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data4) || (data4 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data4))){
validate44.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/BanReason/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/BanReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate44.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/banCommunityAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const callMcp_body = validate46;
const schema65 = {"$ref":"https://parley.invalid/extensions/McpMessage","$id":"https://parley.invalid/extensions/operations/callMcp_body"};
const schema66 = {"type":"object","additionalProperties":true,"required":["jsonrpc"],"properties":{"jsonrpc":{"type":"string","const":"2.0"},"id":{"type":["string","number","null"]},"method":{"type":"string"},"params":{"type":"object","additionalProperties":true},"result":{"type":"object","additionalProperties":true},"error":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/extensions/McpMessage"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/callMcp_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
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
if((data.jsonrpc === undefined) && (missing0 = "jsonrpc")){
validate46.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/McpMessage/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.jsonrpc !== undefined){
let data0 = data.jsonrpc;
const _errs3 = errors;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/jsonrpc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("2.0" !== data0){
validate46.errors = [{instancePath:instancePath+"/jsonrpc",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/jsonrpc/const",keyword:"const",params:{allowedValue: "2.0"},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (data1 !== null)){
validate46.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/id/type",keyword:"type",params:{type: schema66.properties.id.type},message:"must be string,number,null"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.method !== undefined){
const _errs7 = errors;
if(typeof data.method !== "string"){
validate46.errors = [{instancePath:instancePath+"/method",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.params !== undefined){
let data3 = data.params;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate46.errors = [{instancePath:instancePath+"/params",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.result !== undefined){
let data4 = data.result;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate46.errors = [{instancePath:instancePath+"/result",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/result/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.error !== undefined){
let data5 = data.error;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate46.errors = [{instancePath:instancePath+"/error",schemaPath:"https://parley.invalid/extensions/McpMessage/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
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
validate46.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/McpMessage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const cancelPaymentRequest_body = validate47;
const schema67 = {"type":"object","$id":"https://parley.invalid/extensions/operations/cancelPaymentRequest_body"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/cancelPaymentRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const confirmPaymentRequest_body = validate48;
const schema68 = {"type":"object","$id":"https://parley.invalid/extensions/operations/confirmPaymentRequest_body"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/confirmPaymentRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const connectPaymentProvider_body = validate49;
const schema69 = {"$ref":"https://parley.invalid/extensions/ConnectPaymentProvider","$id":"https://parley.invalid/extensions/operations/connectPaymentProvider_body"};
const schema70 = {"type":"object","required":["provider","api_key","callback_secret"],"properties":{"provider":{"$ref":"https://parley.invalid/extensions/ProviderName"},"api_key":{"type":"string","minLength":8,"maxLength":256,"pattern":"^[!-~]+$"},"callback_secret":{"type":"string","minLength":16,"maxLength":256,"pattern":"^[!-~]+$"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/ConnectPaymentProvider"};
const schema71 = {"type":"string","enum":["stripe","test"],"$id":"https://parley.invalid/extensions/ProviderName"};
const pattern5 = new RegExp("^[!-~]+$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ConnectPaymentProvider" */;
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
if((((data.provider === undefined) && (missing0 = "provider")) || ((data.api_key === undefined) && (missing0 = "api_key"))) || ((data.callback_secret === undefined) && (missing0 = "callback_secret"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.provider !== undefined){
let data0 = data.provider;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate50.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/extensions/ProviderName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "stripe") || (data0 === "test"))){
validate50.errors = [{instancePath:instancePath+"/provider",schemaPath:"https://parley.invalid/extensions/ProviderName/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.api_key !== undefined){
let data1 = data.api_key;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate50.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data1) < 8){
validate50.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate50.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/api_key",schemaPath:"#/properties/api_key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback_secret !== undefined){
let data2 = data.callback_secret;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate50.errors = [{instancePath:instancePath+"/callback_secret",schemaPath:"#/properties/callback_secret/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 16){
validate50.errors = [{instancePath:instancePath+"/callback_secret",schemaPath:"#/properties/callback_secret/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate50.errors = [{instancePath:instancePath+"/callback_secret",schemaPath:"#/properties/callback_secret/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/callback_secret",schemaPath:"#/properties/callback_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "provider") && (key0 !== "api_key")) && (key0 !== "callback_secret")){
validate50.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/connectPaymentProvider_body" */;
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
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createCall_body = validate52;
const schema72 = {"$ref":"https://parley.invalid/extensions/CreateCall","$id":"https://parley.invalid/extensions/operations/createCall_body"};
const schema73 = {"type":"object","required":["chat_id","offer"],"properties":{"chat_id":{"allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]},"offer":{"$ref":"https://parley.invalid/extensions/Offer"},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/CreateCall"};
const schema77 = {"type":"string","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/RequestId"};
const schema75 = {"type":"object","required":["type","sdp"],"properties":{"type":{"const":"offer"},"sdp":{"$ref":"https://parley.invalid/extensions/Sdp"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/Offer"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Offer" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.sdp === undefined) && (missing0 = "sdp"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("offer" !== data.type){
validate54.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "offer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sdp !== undefined){
let data1 = data.sdp;
const _errs2 = errors;
const _errs3 = errors;
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 32768){
validate54.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/x-max-bytes",keyword:"x-max-bytes",params:{limit: 32768},message:"must not be longer than 32768 bytes"}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate54.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate54.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/sdp",schemaPath:"https://parley.invalid/extensions/Sdp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if((key0 !== "type") && (key0 !== "sdp")){
validate54.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateCall" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.chat_id === undefined) && (missing0 = "chat_id")) || ((data.offer === undefined) && (missing0 = "offer"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs1 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate53.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate53.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offer !== undefined){
const _errs5 = errors;
if(!(validate54(data.offer, {instancePath:instancePath+"/offer",parentData:data,parentDataProperty:"offer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data2 = data.request_id;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key0 in data){
if(((key0 !== "chat_id") && (key0 !== "offer")) && (key0 !== "request_id")){
validate53.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createCall_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createChat_body = validate57;
const schema78 = {"$ref":"https://parley.invalid/extensions/CreateChatRequest","$id":"https://parley.invalid/extensions/operations/createChat_body"};
const schema79 = {"type":"object","required":["kind","handles"],"properties":{"kind":{"$ref":"https://parley.invalid/extensions/ChatKind"},"handles":{"type":"array","minItems":1,"items":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"group_name":{"$ref":"https://parley.invalid/extensions/GroupName"},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"$id":"https://parley.invalid/extensions/CreateChatRequest"};
const schema80 = {"type":"string","enum":["direct","group"],"$id":"https://parley.invalid/extensions/ChatKind"};
const schema82 = {"type":"string","minLength":1,"maxLength":100,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/extensions/GroupName"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateChatRequest" */;
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
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.handles === undefined) && (missing0 = "handles"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate58.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "direct") || (data0 === "group"))){
validate58.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handles !== undefined){
let data1 = data.handles;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate58.errors = [{instancePath:instancePath+"/handles",schemaPath:"#/properties/handles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate58.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate58.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate58.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/handles",schemaPath:"#/properties/handles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_name !== undefined){
let data3 = data.group_name;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 100){
validate58.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate58.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate58.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data3) || (data3 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data3))){
validate58.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data4 = data.request_id;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate58.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate58.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate58.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"kind":true,"handles":true,"group_name":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_body" */;
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
validate57.evaluated = {"props":{"kind":true,"handles":true,"group_name":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const createCommunity_body = validate60;
const schema84 = {"$ref":"https://parley.invalid/extensions/CreateCommunityRequest","$id":"https://parley.invalid/extensions/operations/createCommunity_body"};
const schema85 = {"type":"object","required":["slug","name"],"properties":{"slug":{"$ref":"https://parley.invalid/extensions/Slug"},"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"description":{"$ref":"https://parley.invalid/extensions/Description"},"avatar":{"$ref":"https://parley.invalid/extensions/Avatar"},"visibility":{"allOf":[{"$ref":"https://parley.invalid/extensions/CommunityVisibility"}]},"rules":{"$ref":"https://parley.invalid/extensions/RuleTexts"},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/CreateCommunityRequest"};
const schema86 = {"type":"string","pattern":"^[a-z][a-z0-9-]{1,48}[a-z0-9]$","x-well-formed":true,"$id":"https://parley.invalid/extensions/Slug"};
const schema88 = {"type":"string","minLength":1,"maxLength":1000,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Description"};
const schema89 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/extensions/Avatar"};
const schema90 = {"type":"string","enum":["public","unlisted"],"$id":"https://parley.invalid/extensions/CommunityVisibility"};
const pattern7 = new RegExp("^[a-z][a-z0-9-]{1,48}[a-z0-9]$", "u");
const schema91 = {"type":"array","maxItems":50,"items":{"$ref":"https://parley.invalid/extensions/RuleText"},"$id":"https://parley.invalid/extensions/RuleTexts"};
const schema92 = {"type":"string","minLength":1,"maxLength":500,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/extensions/RuleText"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/RuleTexts" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 50){
validate62.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
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
if(typeof data0 === "string"){
if(func1(data0) > 500){
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/RuleText/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/RuleText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/RuleText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/RuleText/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/RuleText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateCommunityRequest" */;
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
if(((data.slug === undefined) && (missing0 = "slug")) || ((data.name === undefined) && (missing0 = "name"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "slug") || (key0 === "name")) || (key0 === "description")) || (key0 === "avatar")) || (key0 === "visibility")) || (key0 === "rules")) || (key0 === "request_id"))){
validate61.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.slug !== undefined){
let data0 = data.slug;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate61.errors = [{instancePath:instancePath+"/slug",schemaPath:"https://parley.invalid/extensions/Slug/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{1,48}[a-z0-9]$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{1,48}[a-z0-9]$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/slug",schemaPath:"https://parley.invalid/extensions/Slug/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/slug",schemaPath:"https://parley.invalid/extensions/Slug/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 1000){
validate61.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate61.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data3 = data.avatar;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 2048){
validate61.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate61.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate61.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data4 = data.visibility;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate61.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/CommunityVisibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data4 === "public") || (data4 === "unlisted"))){
validate61.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/CommunityVisibility/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
const _errs18 = errors;
if(!(validate62(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data6 = data.request_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(func1(data6) > 64){
validate61.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate61.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate61.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createCommunity_body" */;
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
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createContactRequest_body = validate65;
const schema94 = {"$ref":"https://parley.invalid/extensions/CreateContactRequest","$id":"https://parley.invalid/extensions/operations/createContactRequest_body"};
const schema95 = {"type":"object","properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"},"user_id":{"$ref":"https://parley.invalid/extensions/Id"},"note":{"$ref":"https://parley.invalid/extensions/ContactNote"},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"oneOf":[{"type":"object","required":["handle"],"properties":{"handle":{"type":"string"}}},{"type":"object","required":["user_id"],"properties":{"user_id":{"type":"string"}}}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/CreateContactRequest"};
const schema98 = {"type":"string","minLength":1,"maxLength":500,"x-well-formed":true,"$id":"https://parley.invalid/extensions/ContactNote"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateContactRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
if((data.handle === undefined) && (missing0 = "handle")){
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
if(data.handle !== undefined){
if(typeof data.handle !== "string"){
const err1 = {instancePath:instancePath+"/handle",schemaPath:"#/oneOf/0/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
props0.handle = true;
}
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.user_id === undefined) && (missing1 = "user_id")){
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
if(data.user_id !== undefined){
if(typeof data.user_id !== "string"){
const err4 = {instancePath:instancePath+"/user_id",schemaPath:"#/oneOf/1/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
props0.user_id = true;
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
validate66.errors = vErrors;
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
props0.handle = true;
props0.user_id = true;
props0.note = true;
props0.request_id = true;
}
if(data.handle !== undefined){
let data2 = data.handle;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.user_id !== undefined){
let data3 = data.user_id;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate66.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate66.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.note !== undefined){
let data4 = data.note;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func1(data4) > 500){
validate66.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/ContactNote/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate66.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/ContactNote/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate66.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/ContactNote/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/ContactNote/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.request_id !== undefined){
let data5 = data.request_id;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
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


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createContactRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createFault_body = validate68;
const schema100 = {"$ref":"https://parley.invalid/extensions/CreateFaultRequest","$id":"https://parley.invalid/extensions/operations/createFault_body"};
const schema101 = {"type":"object","required":["target","kind"],"properties":{"target":{"$ref":"https://parley.invalid/extensions/FaultTarget"},"kind":{"$ref":"https://parley.invalid/extensions/FaultKind"},"agent":{"$ref":"https://parley.invalid/extensions/HandleReference"},"operation":{"$ref":"https://parley.invalid/extensions/FaultOperation"},"path":{"$ref":"https://parley.invalid/extensions/FaultPath"},"webhook_id":{"$ref":"https://parley.invalid/extensions/Id"},"delay_ms":{"type":"integer","minimum":1,"maximum":60000},"retry_after":{"type":"integer","minimum":1,"maximum":3600,"default":1},"probability":{"type":"number","minimum":0,"maximum":1,"default":1},"times":{"type":"integer","minimum":1,"maximum":1000},"seconds":{"type":"integer","minimum":1,"maximum":3600,"default":600}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/CreateFaultRequest"};
const schema102 = {"type":"string","enum":["requests","deliveries"],"$id":"https://parley.invalid/extensions/FaultTarget"};
const schema103 = {"type":"string","enum":["rate_limited","unavailable","expired_token","closed_connection","lost_answer","delay","drop","duplicate"],"$id":"https://parley.invalid/extensions/FaultKind"};
const schema105 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]{0,63}$","$id":"https://parley.invalid/extensions/FaultOperation"};
const schema106 = {"type":"string","pattern":"^/[!-~]{0,199}$","$id":"https://parley.invalid/extensions/FaultPath"};
const func55 = Object.prototype.hasOwnProperty;
const pattern8 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,63}$", "u");
const pattern9 = new RegExp("^/[!-~]{0,199}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateFaultRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.kind === undefined) && (missing0 = "kind"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func55.call(schema101.properties, key0))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
let data0 = data.target;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate69.errors = [{instancePath:instancePath+"/target",schemaPath:"https://parley.invalid/extensions/FaultTarget/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "requests") || (data0 === "deliveries"))){
validate69.errors = [{instancePath:instancePath+"/target",schemaPath:"https://parley.invalid/extensions/FaultTarget/enum",keyword:"enum",params:{allowedValues: schema102.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate69.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/FaultKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data1 === "rate_limited") || (data1 === "unavailable")) || (data1 === "expired_token")) || (data1 === "closed_connection")) || (data1 === "lost_answer")) || (data1 === "delay")) || (data1 === "drop")) || (data1 === "duplicate"))){
validate69.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/FaultKind/enum",keyword:"enum",params:{allowedValues: schema103.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data2 = data.agent;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/agent",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data3 = data.operation;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern8.test(data3)){
validate69.errors = [{instancePath:instancePath+"/operation",schemaPath:"https://parley.invalid/extensions/FaultOperation/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,63}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/operation",schemaPath:"https://parley.invalid/extensions/FaultOperation/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern9.test(data4)){
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/extensions/FaultPath/pattern",keyword:"pattern",params:{pattern: "^/[!-~]{0,199}$"},message:"must match pattern \""+"^/[!-~]{0,199}$"+"\""}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/path",schemaPath:"https://parley.invalid/extensions/FaultPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.webhook_id !== undefined){
let data5 = data.webhook_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) < 1){
validate69.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate69.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/webhook_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.delay_ms !== undefined){
let data6 = data.delay_ms;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate69.errors = [{instancePath:instancePath+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 60000 || isNaN(data6)){
validate69.errors = [{instancePath:instancePath+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},message:"must be <= 60000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate69.errors = [{instancePath:instancePath+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retry_after !== undefined){
let data7 = data.retry_after;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate69.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3600 || isNaN(data7)){
validate69.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate69.errors = [{instancePath:instancePath+"/retry_after",schemaPath:"#/properties/retry_after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probability !== undefined){
let data8 = data.probability;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
validate69.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate69.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data9 = data.times;
const _errs26 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate69.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000 || isNaN(data9)){
validate69.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate69.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data10 = data.seconds;
const _errs28 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate69.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 3600 || isNaN(data10)){
validate69.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"}];
return false;
}
else {
if(data10 < 1 || isNaN(data10)){
validate69.errors = [{instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
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
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createFault_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body = validate71;
const schema108 = {"$ref":"https://parley.invalid/extensions/CreateInvitationRequest","$id":"https://parley.invalid/extensions/operations/createInvitation_body"};
const schema109 = {"type":"object","required":["uses","expires_in"],"properties":{"uses":{"type":"integer","minimum":1,"maximum":10000},"expires_in":{"type":"integer","minimum":60,"maximum":31536000},"note":{"type":"string","minLength":1,"maxLength":200,"x-well-formed":true,"x-display-text":true}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/CreateInvitationRequest"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createInvitation_body" */;
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
if(((data.uses === undefined) && (missing0 = "uses")) || ((data.expires_in === undefined) && (missing0 = "expires_in"))){
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(((key0 === "uses") || (key0 === "expires_in")) || (key0 === "note"))){
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.uses !== undefined){
let data0 = data.uses;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/uses",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/uses/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/uses",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/uses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/uses",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/uses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.expires_in !== undefined){
let data1 = data.expires_in;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate71.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 31536000 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31536000},message:"must be <= 31536000"}];
return false;
}
else {
if(data1 < 60 || isNaN(data1)){
validate71.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"}];
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
if(data.note !== undefined){
let data2 = data.note;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate71.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate71.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate71.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/note/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data2) || (data2 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data2))){
validate71.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/note/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/note",schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate71.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/CreateInvitationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createOwnSocketTicket_body = validate72;
const schema110 = {"type":"object","$id":"https://parley.invalid/extensions/operations/createOwnSocketTicket_body"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createOwnSocketTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createOwnedAgentWebhook_body = validate73;
const schema111 = {"$ref":"https://parley.invalid/extensions/CreateWebhookRequest","$id":"https://parley.invalid/extensions/operations/createOwnedAgentWebhook_body"};
const schema112 = {"type":"object","required":["url"],"properties":{"url":{"$ref":"https://parley.invalid/extensions/WebhookUrl"}},"$id":"https://parley.invalid/extensions/CreateWebhookRequest"};
const schema113 = {"type":"string","format":"uri","minLength":1,"maxLength":2048,"x-well-formed":true,"$id":"https://parley.invalid/extensions/WebhookUrl"};
const formats0 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateWebhookRequest" */;
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
if((data.url === undefined) && (missing0 = "url")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate74.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate74.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0(data0))){
validate74.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate74.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
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
validate74.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createOwnedAgentWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"url":true},"dynamicProps":false,"dynamicItems":false};

export const createPasskey_body = validate76;
const schema114 = {"$ref":"https://parley.invalid/extensions/CreatePasskeyRequest","$id":"https://parley.invalid/extensions/operations/createPasskey_body"};
const schema115 = {"type":"object","required":["name","ticket","credential"],"properties":{"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"ticket":{"$ref":"https://parley.invalid/extensions/Ticket"},"credential":{"$ref":"https://parley.invalid/extensions/RegistrationResponse"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/CreatePasskeyRequest"};
const schema117 = {"type":"string","minLength":1,"maxLength":1024,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Ticket"};
const schema118 = {"type":"object","required":["id","rawId","type","response"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/CredentialId"},"rawId":{"$ref":"https://parley.invalid/extensions/CredentialId"},"type":{"type":"string","const":"public-key"},"response":{"type":"object","required":["clientDataJSON","attestationObject"],"properties":{"clientDataJSON":{"$ref":"https://parley.invalid/extensions/Base64Url"},"attestationObject":{"$ref":"https://parley.invalid/extensions/Base64Url"}}}},"$id":"https://parley.invalid/extensions/RegistrationResponse"};
const schema119 = {"type":"string","pattern":"^[A-Za-z0-9_-]{1,1400}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/CredentialId"};
const schema121 = {"type":"string","pattern":"^[A-Za-z0-9_-]{1,16000}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/Base64Url"};
const pattern10 = new RegExp("^[A-Za-z0-9_-]{1,1400}$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9_-]{1,16000}$", "u");

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/RegistrationResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.rawId === undefined) && (missing0 = "rawId"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate78.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,1400}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,1400}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate78.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rawId !== undefined){
let data1 = data.rawId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate78.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,1400}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,1400}$"+"\""}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate78.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("public-key" !== data2){
validate78.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "public-key"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data3 = data.response;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.clientDataJSON === undefined) && (missing1 = "clientDataJSON")) || ((data3.attestationObject === undefined) && (missing1 = "attestationObject"))){
validate78.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.clientDataJSON !== undefined){
let data4 = data3.clientDataJSON;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
validate78.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,16000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,16000}$"+"\""}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate78.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.attestationObject !== undefined){
let data5 = data3.attestationObject;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
validate78.errors = [{instancePath:instancePath+"/response/attestationObject",schemaPath:"https://parley.invalid/extensions/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,16000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,16000}$"+"\""}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate78.errors = [{instancePath:instancePath+"/response/attestationObject",schemaPath:"https://parley.invalid/extensions/Base64Url/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/response/attestationObject",schemaPath:"https://parley.invalid/extensions/Base64Url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate78.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":{"id":true,"rawId":true,"type":true,"response":true},"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatePasskeyRequest" */;
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
if((((data.name === undefined) && (missing0 = "name")) || ((data.ticket === undefined) && (missing0 = "ticket"))) || ((data.credential === undefined) && (missing0 = "credential"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "ticket")) || (key0 === "credential"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ticket !== undefined){
let data1 = data.ticket;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate77.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate77.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate77.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credential !== undefined){
const _errs8 = errors;
if(!(validate78(data.credential, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
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
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPasskey_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createPaymentRequest_body = validate81;
const schema123 = {"$ref":"https://parley.invalid/extensions/CreatePaymentRequest","$id":"https://parley.invalid/extensions/operations/createPaymentRequest_body"};
const schema124 = {"type":"object","required":["chat_id","amount","description","request_id"],"properties":{"chat_id":{"allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]},"payer_handle":{"allOf":[{"$ref":"https://parley.invalid/extensions/HandleReference"}]},"amount":{"type":"object","required":["value","currency"],"properties":{"value":{"$ref":"https://parley.invalid/extensions/AmountValue"},"currency":{"$ref":"https://parley.invalid/extensions/Currency"}},"unevaluatedProperties":false},"description":{"$ref":"https://parley.invalid/extensions/PaymentDescription"},"expires_in":{"type":"integer","minimum":60,"maximum":604800},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/CreatePaymentRequest"};
const schema127 = {"type":"integer","minimum":1,"maximum":99999999,"$id":"https://parley.invalid/extensions/AmountValue"};
const schema128 = {"type":"string","pattern":"^[A-Z]{3}$","$id":"https://parley.invalid/extensions/Currency"};
const schema129 = {"type":"string","minLength":1,"maxLength":200,"x-well-formed":true,"$id":"https://parley.invalid/extensions/PaymentDescription"};
const pattern14 = new RegExp("^[A-Z]{3}$", "u");

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatePaymentRequest" */;
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
let missing0;
if(((((data.chat_id === undefined) && (missing0 = "chat_id")) || ((data.amount === undefined) && (missing0 = "amount"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat_id !== undefined){
let data0 = data.chat_id;
const _errs1 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate82.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate82.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payer_handle !== undefined){
let data1 = data.payer_handle;
const _errs5 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate82.errors = [{instancePath:instancePath+"/payer_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate82.errors = [{instancePath:instancePath+"/payer_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate82.errors = [{instancePath:instancePath+"/payer_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/payer_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data2 = data.amount;
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.value === undefined) && (missing1 = "value")) || ((data2.currency === undefined) && (missing1 = "currency"))){
validate82.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.value !== undefined){
let data3 = data2.value;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate82.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"https://parley.invalid/extensions/AmountValue/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 99999999 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"https://parley.invalid/extensions/AmountValue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999},message:"must be <= 99999999"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"https://parley.invalid/extensions/AmountValue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid5 = _errs11 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data2.currency !== undefined){
let data4 = data2.currency;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
validate82.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"https://parley.invalid/extensions/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"https://parley.invalid/extensions/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
for(const key0 in data2){
if((key0 !== "value") && (key0 !== "currency")){
validate82.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data5 = data.description;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func1(data5) > 200){
validate82.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/PaymentDescription/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate82.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/PaymentDescription/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate82.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/PaymentDescription/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/PaymentDescription/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_in !== undefined){
let data6 = data.expires_in;
const _errs21 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate82.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs21){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 604800 || isNaN(data6)){
validate82.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},message:"must be <= 604800"}];
return false;
}
else {
if(data6 < 60 || isNaN(data6)){
validate82.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"#/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60"}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data7 = data.request_id;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 64){
validate82.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data7) < 1){
validate82.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\u0000")){
validate82.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
for(const key1 in data){
if((((((key1 !== "chat_id") && (key1 !== "payer_handle")) && (key1 !== "amount")) && (key1 !== "description")) && (key1 !== "expires_in")) && (key1 !== "request_id")){
validate82.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key1},message:"must NOT have unevaluated properties"}];
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
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPaymentRequest_body" */;
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
validate81.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createSocketTicket_body = validate84;
const schema131 = {"type":"object","$id":"https://parley.invalid/extensions/operations/createSocketTicket_body"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSocketTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createUser_body = validate85;
const schema132 = {"$ref":"https://parley.invalid/extensions/CreateUserRequest","$id":"https://parley.invalid/extensions/operations/createUser_body"};
const schema133 = {"type":"object","required":["handle","name"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/Handle"},"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"phone_number":{"$ref":"https://parley.invalid/extensions/PhoneNumber"}},"$id":"https://parley.invalid/extensions/CreateUserRequest"};
const schema136 = {"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/PhoneNumber"};
const pattern16 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateUserRequest" */;
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
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.name === undefined) && (missing0 = "name"))){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{2,29}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{2,29}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_number !== undefined){
let data2 = data.phone_number;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
validate86.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate86.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"handle":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createUser_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":{"handle":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};

export const declineCall_body = validate88;
const schema137 = {"$ref":"https://parley.invalid/extensions/DeclineCall","$id":"https://parley.invalid/extensions/operations/declineCall_body"};
const schema138 = {"type":"object","properties":{"reason":{"type":"string","enum":["declined","busy"]}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/DeclineCall"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/declineCall_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate88.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DeclineCall/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "declined") || (data0 === "busy"))){
validate88.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/DeclineCall/properties/reason/enum",keyword:"enum",params:{allowedValues: schema138.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(key0 !== "reason"){
validate88.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DeclineCall/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DeclineCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const declinePaymentRequest_body = validate89;
const schema139 = {"type":"object","$id":"https://parley.invalid/extensions/operations/declinePaymentRequest_body"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/declinePaymentRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const declineRequest_body = validate90;
const schema140 = {"type":"object","$id":"https://parley.invalid/extensions/operations/declineRequest_body"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/declineRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const deleteAccount_body = validate91;
const schema141 = {"$ref":"https://parley.invalid/extensions/DeleteAccountRequest","$id":"https://parley.invalid/extensions/operations/deleteAccount_body"};
const schema142 = {"type":"object","required":["confirm"],"properties":{"confirm":{"type":"string","minLength":1,"maxLength":64,"x-well-formed":true}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/DeleteAccountRequest"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteAccount_body" */;
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
let missing0;
if((data.confirm === undefined) && (missing0 = "confirm")){
validate91.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "confirm")){
validate91.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.confirm !== undefined){
let data0 = data.confirm;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate91.errors = [{instancePath:instancePath+"/confirm",schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate91.errors = [{instancePath:instancePath+"/confirm",schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/properties/confirm/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate91.errors = [{instancePath:instancePath+"/confirm",schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/properties/confirm/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/confirm",schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/properties/confirm/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DeleteAccountRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_body = validate92;
const schema143 = {"$ref":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_body"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
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
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const discoverContacts_body = validate94;
const schema144 = {"$ref":"https://parley.invalid/extensions/DiscoverContactsRequest","$id":"https://parley.invalid/extensions/operations/discoverContacts_body"};
const schema145 = {"type":"object","required":["entries"],"properties":{"entries":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/DiscoverContactsRequest"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/discoverContacts_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
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
if((data.entries === undefined) && (missing0 = "entries")){
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "entries")){
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.entries !== undefined){
let data0 = data.entries;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length < 1){
validate94.errors = [{instancePath:instancePath+"/entries",schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/properties/entries/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate94.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/properties/entries/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate94.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/properties/entries/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/properties/entries/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/entries",schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DiscoverContactsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const hangUpCall_body = validate95;
const schema146 = {"$ref":"https://parley.invalid/extensions/HangUpCall","$id":"https://parley.invalid/extensions/operations/hangUpCall_body"};
const schema147 = {"type":"object","properties":{"reason":{"type":"string","enum":["hangup","failed"]}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/HangUpCall"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/hangUpCall_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason !== undefined){
let data0 = data.reason;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/HangUpCall/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "hangup") || (data0 === "failed"))){
validate95.errors = [{instancePath:instancePath+"/reason",schemaPath:"https://parley.invalid/extensions/HangUpCall/properties/reason/enum",keyword:"enum",params:{allowedValues: schema147.properties.reason.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
for(const key0 in data){
if(key0 !== "reason"){
validate95.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/HangUpCall/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/HangUpCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const installAgent_body = validate96;
const schema148 = {"type":"object","$id":"https://parley.invalid/extensions/operations/installAgent_body"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/installAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const joinCommunity_body = validate97;
const schema149 = {"$ref":"https://parley.invalid/extensions/JoinCommunityRequest","$id":"https://parley.invalid/extensions/operations/joinCommunity_body"};
const schema150 = {"type":"object","required":["rules_version"],"properties":{"rules_version":{"allOf":[{"$ref":"https://parley.invalid/extensions/RulesVersion"}]}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/JoinCommunityRequest"};
const schema151 = {"type":"integer","minimum":1,"maximum":9007199254740991,"$id":"https://parley.invalid/extensions/RulesVersion"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/JoinCommunityRequest" */;
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
if((data.rules_version === undefined) && (missing0 = "rules_version")){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "rules_version")){
validate98.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.rules_version !== undefined){
let data0 = data.rules_version;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate98.errors = [{instancePath:instancePath+"/rules_version",schemaPath:"https://parley.invalid/extensions/RulesVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate98.errors = [{instancePath:instancePath+"/rules_version",schemaPath:"https://parley.invalid/extensions/RulesVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate98.errors = [{instancePath:instancePath+"/rules_version",schemaPath:"https://parley.invalid/extensions/RulesVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/joinCommunity_body" */;
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

export const joinCommunityForAgent_body = validate100;
const schema152 = {"$ref":"https://parley.invalid/extensions/JoinCommunityRequest","$id":"https://parley.invalid/extensions/operations/joinCommunityForAgent_body"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/joinCommunityForAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
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
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const leaveCommunity_body = validate102;
const schema153 = {"type":"object","$id":"https://parley.invalid/extensions/operations/leaveCommunity_body"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/leaveCommunity_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const leaveCommunityForAgent_body = validate103;
const schema154 = {"type":"object","$id":"https://parley.invalid/extensions/operations/leaveCommunityForAgent_body"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/leaveCommunityForAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_body = validate104;
const schema155 = {"$ref":"https://parley.invalid/extensions/WatermarkRequest","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_body"};
const schema156 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/WatermarkRequest"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WatermarkRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
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
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate105.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate105.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_body = validate107;
const schema158 = {"$ref":"https://parley.invalid/extensions/WatermarkRequest","$id":"https://parley.invalid/extensions/operations/markOwnRead_body"};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const putPushSubscription_body = validate109;
const schema159 = {"$ref":"https://parley.invalid/extensions/PutPushSubscriptionRequest","$id":"https://parley.invalid/extensions/operations/putPushSubscription_body"};
const schema160 = {"type":"object","required":["endpoint","keys"],"properties":{"endpoint":{"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true},"keys":{"type":"object","required":["p256dh","auth"],"properties":{"p256dh":{"type":"string","pattern":"^B[A-Za-z0-9_-]{86}=?$","x-well-formed":true},"auth":{"type":"string","pattern":"^[A-Za-z0-9_-]{22}(==)?$","x-well-formed":true}}}},"$id":"https://parley.invalid/extensions/PutPushSubscriptionRequest"};
const pattern17 = new RegExp("^B[A-Za-z0-9_-]{86}=?$", "u");
const pattern18 = new RegExp("^[A-Za-z0-9_-]{22}(==)?$", "u");

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/putPushSubscription_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
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
if(((data.endpoint === undefined) && (missing0 = "endpoint")) || ((data.keys === undefined) && (missing0 = "keys"))){
validate109.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.endpoint !== undefined){
let data0 = data.endpoint;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate109.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate109.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/endpoint/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate109.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/endpoint/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data0) ? new URL(data0) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data0) || /\s/.test(data0) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate109.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/endpoint/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.keys !== undefined){
let data1 = data.keys;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.p256dh === undefined) && (missing1 = "p256dh")) || ((data1.auth === undefined) && (missing1 = "auth"))){
validate109.errors = [{instancePath:instancePath+"/keys",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.p256dh !== undefined){
let data2 = data1.p256dh;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
validate109.errors = [{instancePath:instancePath+"/keys/p256dh",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/p256dh/pattern",keyword:"pattern",params:{pattern: "^B[A-Za-z0-9_-]{86}=?$"},message:"must match pattern \""+"^B[A-Za-z0-9_-]{86}=?$"+"\""}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate109.errors = [{instancePath:instancePath+"/keys/p256dh",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/p256dh/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/keys/p256dh",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/p256dh/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.auth !== undefined){
let data3 = data1.auth;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern18.test(data3)){
validate109.errors = [{instancePath:instancePath+"/keys/auth",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/auth/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{22}(==)?$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{22}(==)?$"+"\""}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate109.errors = [{instancePath:instancePath+"/keys/auth",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/auth/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/keys/auth",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/properties/auth/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/keys",schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/properties/keys/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate109.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/PutPushSubscriptionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"endpoint":true,"keys":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_body = validate110;
const schema161 = {"type":"object","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_body"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const refundPaymentRequest_body = validate111;
const schema162 = {"type":"object","$id":"https://parley.invalid/extensions/operations/refundPaymentRequest_body"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/refundPaymentRequest_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renameChat_body = validate112;
const schema163 = {"$ref":"https://parley.invalid/extensions/RenameChatRequest","$id":"https://parley.invalid/extensions/operations/renameChat_body"};
const schema164 = {"type":"object","required":["group_name"],"properties":{"group_name":{"$ref":"https://parley.invalid/extensions/GroupName"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/RenameChatRequest"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/RenameChatRequest" */;
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
if((data.group_name === undefined) && (missing0 = "group_name")){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "group_name")){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.group_name !== undefined){
let data0 = data.group_name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate113.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate113.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate113.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate113.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_body" */;
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

export const replayOwnedAgentDelivery_body = validate115;
const schema166 = {"type":"object","$id":"https://parley.invalid/extensions/operations/replayOwnedAgentDelivery_body"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/replayOwnedAgentDelivery_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateAgentToken_body = validate116;
const schema167 = {"type":"object","$id":"https://parley.invalid/extensions/operations/rotateAgentToken_body"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateAgentToken_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateOwnedAgentWebhookSecret_body = validate117;
const schema168 = {"$ref":"https://parley.invalid/extensions/RotateWebhookSecretRequest","$id":"https://parley.invalid/extensions/operations/rotateOwnedAgentWebhookSecret_body"};
const schema169 = {"type":"object","properties":{"overlap_seconds":{"type":"integer","minimum":0,"maximum":86400,"default":0},"request_id":{"allOf":[{"$ref":"https://parley.invalid/extensions/RequestId"}]}},"$id":"https://parley.invalid/extensions/RotateWebhookSecretRequest"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/RotateWebhookSecretRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate118.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate118.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"#/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs3 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":{"overlap_seconds":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateOwnedAgentWebhookSecret_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"overlap_seconds":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_body = validate120;
const schema171 = {"$ref":"https://parley.invalid/extensions/RotateWebhookSecretRequest","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_body"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"overlap_seconds":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_body = validate122;
const schema172 = {"$ref":"https://parley.invalid/extensions/SearchDumpRequest","$id":"https://parley.invalid/extensions/operations/searchDump_body"};
const schema173 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":1000,"x-well-formed":true}},"$id":"https://parley.invalid/extensions/SearchDumpRequest"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
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
validate122.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
let data0 = data.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate122.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate122.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate122.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"text":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_body = validate123;
const schema174 = {"$ref":"https://parley.invalid/extensions/OwnMessageRequest","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_body"};
const schema175 = {"type":"object","required":["parts"],"additionalProperties":false,"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/MessageId"},"chat_id":{"allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]},"parts":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"https://parley.invalid/extensions/StrictPart"}},"text":{"type":"string","x-well-formed":true},"reply_to":{"$ref":"https://parley.invalid/extensions/StrictReplyPointer"},"metadata":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/extensions/OwnMessageRequest"};
const schema176 = {"type":"string","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/MessageId"};
const pattern19 = new RegExp("^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema178 = {"type":"object","oneOf":[{"$ref":"https://parley.invalid/extensions/StrictTextPart"},{"$ref":"https://parley.invalid/extensions/StrictLinkPart"},{"$ref":"https://parley.invalid/extensions/StrictDataPart"},{"$ref":"https://parley.invalid/extensions/StrictMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/extensions/StrictPart"};
const schema179 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"mention":{"$ref":"https://parley.invalid/extensions/StrictMention"},"mention_range":{"$ref":"https://parley.invalid/extensions/StrictTextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/extensions/TextStyle"},{"$ref":"https://parley.invalid/extensions/StrictStyledRange"}]}}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictTextPart"};
const schema187 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/extensions/TextStyle"};
const schema180 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/extensions/Mention"},"mention_range":{"$ref":"https://parley.invalid/extensions/TextRange"},"styles":{"type":"array","maxItems":256,"items":{"anyOf":[{"$ref":"https://parley.invalid/extensions/TextStyle"},{"$ref":"https://parley.invalid/extensions/StyledRange"}]}}},"$id":"https://parley.invalid/extensions/TextPart"};
const schema186 = {"type":"object","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/extensions/TextRange"};
const schema181 = {"oneOf":[{"$ref":"https://parley.invalid/extensions/HandleMention"},{"$ref":"https://parley.invalid/extensions/UserMention"}],"$id":"https://parley.invalid/extensions/Mention"};
const schema182 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/HandleMention"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/HandleMention" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate129.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate129.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate129.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate129.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema184 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/UserMention"};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UserMention" */;
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
if((data.user_id === undefined) && (missing0 = "user_id")){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate131.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate131.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate131.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
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
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
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
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
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
validate128.errors = vErrors;
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
validate128.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema188 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/extensions/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/extensions/TextStyle"}},"$id":"https://parley.invalid/extensions/StyledRange"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate134.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate134.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate134.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate134.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate134.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate134.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/extensions/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate134.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate134.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/TextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate127.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate127.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate127.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate128(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
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
validate127.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate127.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate127.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate127.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate127.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate127.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate127.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate127.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate127.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err0 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data7 === "bold") || (data7 === "italic")) || (data7 === "underline")) || (data7 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate134(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
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
validate127.errors = vErrors;
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
validate127.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema191 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/Mention"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictMention"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
else {
var props0 = validate128.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate137.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema192 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/TextRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictTextRange"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictTextRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
validate140.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate140.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate140.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate140.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate140.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate140.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate140.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "start") && (key0 !== "length")){
validate140.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema195 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/StyledRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictStyledRange"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictStyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "style") && (key0 !== "start")) && (key0 !== "length")){
validate142.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate126.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
if(!(validate137(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
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
if(!(validate140(data.mention_range, {instancePath:instancePath+"/mention_range",parentData:data,parentDataProperty:"mention_range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
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
validate126.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
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
const err0 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data4 === "bold") || (data4 === "italic")) || (data4 === "underline")) || (data4 === "strikethrough"))){
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate142(data4, {instancePath:instancePath+"/styles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
validate126.errors = vErrors;
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
validate126.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate126.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema196 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/LinkPart"}],"properties":{"type":{"type":"string","const":"link"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictLinkPart"};
const schema197 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/extensions/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/extensions/LinkPart"};
const schema198 = {"type":"string","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/extensions/HttpsUrl"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/LinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate146.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate146.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate146.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate146.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate146.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate146.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate145.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate145.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema199 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/DataPart"}],"properties":{"type":{"type":"string","const":"data"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictDataPart"};
const schema200 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"x-max-json-bytes":16384},"media_type":{"type":"string","minLength":1,"maxLength":256},"metadata":{"type":"object","additionalProperties":true,"x-max-json-bytes":16384}},"$id":"https://parley.invalid/extensions/DataPart"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/extensions/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
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
validate148.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/media_type/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate148.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/media_type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/media_type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/media_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate148.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/extensions/DataPart/properties/metadata/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate148.errors = [{instancePath:instancePath+"/metadata",schemaPath:"https://parley.invalid/extensions/DataPart/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate148.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data4){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate148.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate148.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema201 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/MediaPart"}],"properties":{"type":{"type":"string","const":"media"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictMediaPart"};
const schema202 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"media"},"url":{"$ref":"https://parley.invalid/extensions/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/extensions/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/extensions/MediaPart"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = vErrors;
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
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate150.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data2){
validate150.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate150.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate150.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate150.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate150.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate150.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate150.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate150.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate150.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
else {
var props0 = validate150.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate149.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate149.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate149.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "link"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "data"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "media"){
if(!(validate149(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate125.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema205 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/ReplyPointer"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictReplyPointer"};
const schema206 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"},"part_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/ReplyPointer"};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
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
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate158.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate158.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate158.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate158.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"props":{"message_id":true,"part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate158(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate158.errors : vErrors.concat(validate158.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "message_id") && (key0 !== "part_id")){
validate157.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
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
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/OwnMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.parts === undefined) && (missing0 = "parts")){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "message_id") || (key0 === "chat_id")) || (key0 === "parts")) || (key0 === "text")) || (key0 === "reply_to")) || (key0 === "metadata"))){
validate124.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
validate124.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/pattern",keyword:"pattern",params:{pattern: "^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate124.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_id !== undefined){
let data1 = data.chat_id;
const _errs5 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate124.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate124.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parts !== undefined){
let data2 = data.parts;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data2)){
if(data2.length > 32){
validate124.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data2.length < 1){
validate124.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate125(data2[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data4 = data.text;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate124.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reply_to !== undefined){
const _errs14 = errors;
if(!(validate157(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate124.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
}
else {
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendOwnedAgentMessage_body = validate162;
const schema209 = {"$ref":"https://parley.invalid/extensions/OwnMessageRequest","$id":"https://parley.invalid/extensions/operations/sendOwnedAgentMessage_body"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnedAgentMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setAgentAccess_body = validate164;
const schema210 = {"$ref":"https://parley.invalid/extensions/SetAccessRequest","$id":"https://parley.invalid/extensions/operations/setAgentAccess_body"};
const schema211 = {"type":"object","required":["allow","deny"],"properties":{"mode":{"type":"string","enum":["everyone","listed"]},"allow":{"$ref":"https://parley.invalid/extensions/AllowList"},"deny":{"$ref":"https://parley.invalid/extensions/DenyList"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SetAccessRequest"};
const schema212 = {"type":"array","items":{"$ref":"https://parley.invalid/extensions/HandleReference"},"$id":"https://parley.invalid/extensions/AllowList"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AllowList" */;
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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate166.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate166.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate166.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema214 = {"type":"array","items":{"$ref":"https://parley.invalid/extensions/HandleReference"},"$id":"https://parley.invalid/extensions/DenyList"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/DenyList" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate168.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate168.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate168.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SetAccessRequest" */;
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
if(((data.allow === undefined) && (missing0 = "allow")) || ((data.deny === undefined) && (missing0 = "deny"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "allow")) || (key0 === "deny"))){
validate165.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.mode !== undefined){
let data0 = data.mode;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate165.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "everyone") || (data0 === "listed"))){
validate165.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema211.properties.mode.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allow !== undefined){
const _errs4 = errors;
if(!(validate166(data.allow, {instancePath:instancePath+"/allow",parentData:data,parentDataProperty:"allow",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deny !== undefined){
const _errs5 = errors;
if(!(validate168(data.deny, {instancePath:instancePath+"/deny",parentData:data,parentDataProperty:"deny",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
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
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setAgentAccess_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setCommunityRole_body = validate171;
const schema216 = {"$ref":"https://parley.invalid/extensions/SetCommunityRoleRequest","$id":"https://parley.invalid/extensions/operations/setCommunityRole_body"};
const schema217 = {"type":"object","required":["role"],"properties":{"role":{"$ref":"https://parley.invalid/extensions/CommunityRole"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SetCommunityRoleRequest"};
const schema218 = {"type":"string","enum":["member","moderator"],"$id":"https://parley.invalid/extensions/CommunityRole"};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SetCommunityRoleRequest" */;
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
if((data.role === undefined) && (missing0 = "role")){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "role")){
validate172.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate172.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/extensions/CommunityRole/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "member") || (data0 === "moderator"))){
validate172.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/extensions/CommunityRole/enum",keyword:"enum",params:{allowedValues: schema218.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setCommunityRole_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate172(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
errors = vErrors.length;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setHandleLimit_body = validate174;
const schema219 = {"$ref":"https://parley.invalid/extensions/LimitValue","$id":"https://parley.invalid/extensions/operations/setHandleLimit_body"};
const schema220 = {"type":"object","required":["value"],"properties":{"value":{"$ref":"https://parley.invalid/extensions/LimitNumber"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/LimitValue"};
const schema221 = {"type":["integer","null"],"minimum":0,"maximum":1000000000000000,"$id":"https://parley.invalid/extensions/LimitNumber"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/LimitValue" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.value === undefined) && (missing0 = "value")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "value")){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.value !== undefined){
let data0 = data.value;
const _errs3 = errors;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
validate175.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/extensions/LimitNumber/type",keyword:"type",params:{type: schema221.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000000 || isNaN(data0)){
validate175.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/extensions/LimitNumber/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate175.errors = [{instancePath:instancePath+"/value",schemaPath:"https://parley.invalid/extensions/LimitNumber/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleLimit_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setHandleRateLimit_body = validate177;
const schema222 = {"$ref":"https://parley.invalid/extensions/RateLimit","$id":"https://parley.invalid/extensions/operations/setHandleRateLimit_body"};
const schema223 = {"type":"object","required":["requests","seconds"],"properties":{"requests":{"type":"integer","minimum":1,"maximum":1000000},"seconds":{"type":"integer","minimum":1,"maximum":86400}},"$id":"https://parley.invalid/extensions/RateLimit"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleRateLimit_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
if(((data.requests === undefined) && (missing0 = "requests")) || ((data.seconds === undefined) && (missing0 = "seconds"))){
validate177.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/RateLimit/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requests !== undefined){
let data0 = data.requests;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate177.errors = [{instancePath:instancePath+"/requests",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/requests",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/requests",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.seconds !== undefined){
let data1 = data.seconds;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate177.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 86400 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/seconds",schemaPath:"https://parley.invalid/extensions/RateLimit/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate177.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/RateLimit/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"requests":true,"seconds":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_body = validate178;
const schema224 = {"$ref":"https://parley.invalid/extensions/SetHandleStatusRequest","$id":"https://parley.invalid/extensions/operations/setHandleStatus_body"};
const schema225 = {"type":"object","required":["status"],"properties":{"status":{"$ref":"https://parley.invalid/extensions/HandleStatus"}},"$id":"https://parley.invalid/extensions/SetHandleStatusRequest"};
const schema226 = {"type":"string","enum":["active","suspended","retired"],"$id":"https://parley.invalid/extensions/HandleStatus"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SetHandleStatusRequest" */;
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
if((data.status === undefined) && (missing0 = "status")){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate179.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "active") || (data0 === "suspended")) || (data0 === "retired"))){
validate179.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/enum",keyword:"enum",params:{allowedValues: schema226.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate179.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_body = validate181;
const schema227 = {"$ref":"https://parley.invalid/extensions/TypingRequest","$id":"https://parley.invalid/extensions/operations/setOwnTyping_body"};
const schema228 = {"type":"object","required":["started"],"properties":{"started":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/TypingRequest"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
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
validate181.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TypingRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.started !== undefined){
if(typeof data.started !== "boolean"){
validate181.errors = [{instancePath:instancePath+"/started",schemaPath:"https://parley.invalid/extensions/TypingRequest/properties/started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TypingRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":{"started":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnedAgentAccess_body = validate182;
const schema229 = {"$ref":"https://parley.invalid/extensions/SetAccessRequest","$id":"https://parley.invalid/extensions/operations/setOwnedAgentAccess_body"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnedAgentAccess_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setPhoneNumber_body = validate184;
const schema230 = {"$ref":"https://parley.invalid/extensions/SetPhoneNumberRequest","$id":"https://parley.invalid/extensions/operations/setPhoneNumber_body"};
const schema231 = {"type":"object","required":["phone_number","verified"],"properties":{"phone_number":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-well-formed":true},"verified":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SetPhoneNumberRequest"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setPhoneNumber_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
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
if(((data.phone_number === undefined) && (missing0 = "phone_number")) || ((data.verified === undefined) && (missing0 = "verified"))){
validate184.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "phone_number") || (key0 === "verified"))){
validate184.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.phone_number !== undefined){
let data0 = data.phone_number;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern16.test(data0)){
validate184.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate184.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/properties/phone_number/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/properties/phone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.verified !== undefined){
const _errs5 = errors;
if(typeof data.verified !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/verified",schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/properties/verified/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SetPhoneNumberRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signInWithPasskey_body = validate185;
const schema232 = {"$ref":"https://parley.invalid/extensions/SignInWithPasskeyRequest","$id":"https://parley.invalid/extensions/operations/signInWithPasskey_body"};
const schema233 = {"type":"object","required":["ticket","credential"],"properties":{"ticket":{"$ref":"https://parley.invalid/extensions/Ticket"},"credential":{"$ref":"https://parley.invalid/extensions/AuthenticationResponse"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SignInWithPasskeyRequest"};
const schema235 = {"type":"object","required":["id","rawId","type","response"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/CredentialId"},"rawId":{"$ref":"https://parley.invalid/extensions/CredentialId"},"type":{"type":"string","const":"public-key"},"response":{"type":"object","required":["clientDataJSON","authenticatorData","signature"],"properties":{"clientDataJSON":{"$ref":"https://parley.invalid/extensions/Base64Url"},"authenticatorData":{"$ref":"https://parley.invalid/extensions/Base64Url"},"signature":{"$ref":"https://parley.invalid/extensions/Base64Url"}}}},"$id":"https://parley.invalid/extensions/AuthenticationResponse"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AuthenticationResponse" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.rawId === undefined) && (missing0 = "rawId"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.response === undefined) && (missing0 = "response"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern10.test(data0)){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,1400}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,1400}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CredentialId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rawId !== undefined){
let data1 = data.rawId;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern10.test(data1)){
validate187.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,1400}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,1400}$"+"\""}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate187.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/rawId",schemaPath:"https://parley.invalid/extensions/CredentialId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate187.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("public-key" !== data2){
validate187.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "public-key"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response !== undefined){
let data3 = data.response;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.clientDataJSON === undefined) && (missing1 = "clientDataJSON")) || ((data3.authenticatorData === undefined) && (missing1 = "authenticatorData"))) || ((data3.signature === undefined) && (missing1 = "signature"))){
validate187.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.clientDataJSON !== undefined){
let data4 = data3.clientDataJSON;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(!pattern12.test(data4)){
validate187.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,16000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,16000}$"+"\""}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate187.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/response/clientDataJSON",schemaPath:"https://parley.invalid/extensions/Base64Url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.authenticatorData !== undefined){
let data5 = data3.authenticatorData;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern12.test(data5)){
validate187.errors = [{instancePath:instancePath+"/response/authenticatorData",schemaPath:"https://parley.invalid/extensions/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,16000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,16000}$"+"\""}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate187.errors = [{instancePath:instancePath+"/response/authenticatorData",schemaPath:"https://parley.invalid/extensions/Base64Url/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/response/authenticatorData",schemaPath:"https://parley.invalid/extensions/Base64Url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.signature !== undefined){
let data6 = data3.signature;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!pattern12.test(data6)){
validate187.errors = [{instancePath:instancePath+"/response/signature",schemaPath:"https://parley.invalid/extensions/Base64Url/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,16000}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,16000}$"+"\""}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate187.errors = [{instancePath:instancePath+"/response/signature",schemaPath:"https://parley.invalid/extensions/Base64Url/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/response/signature",schemaPath:"https://parley.invalid/extensions/Base64Url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate187.errors = [{instancePath:instancePath+"/response",schemaPath:"#/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"id":true,"rawId":true,"type":true,"response":true},"dynamicProps":false,"dynamicItems":false};


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SignInWithPasskeyRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.ticket === undefined) && (missing0 = "ticket")) || ((data.credential === undefined) && (missing0 = "credential"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "ticket") || (key0 === "credential"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.ticket !== undefined){
let data0 = data.ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 1024){
validate186.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate186.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate186.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/ticket",schemaPath:"https://parley.invalid/extensions/Ticket/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.credential !== undefined){
const _errs5 = errors;
if(!(validate187(data.credential, {instancePath:instancePath+"/credential",parentData:data,parentDataProperty:"credential",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/signInWithPasskey_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const startPayment_body = validate190;
const schema241 = {"type":"object","$id":"https://parley.invalid/extensions/operations/startPayment_body"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/startPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const submitListing_body = validate191;
const schema242 = {"$ref":"https://parley.invalid/extensions/SubmitListingRequest","$id":"https://parley.invalid/extensions/operations/submitListing_body"};
const schema243 = {"type":"object","required":["categories","tasks"],"properties":{"categories":{"type":"array","minItems":1,"maxItems":3,"uniqueItems":true,"items":{"$ref":"https://parley.invalid/extensions/Category"}},"tasks":{"type":"array","maxItems":20,"items":{"$ref":"https://parley.invalid/extensions/Task"}}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SubmitListingRequest"};
const schema244 = {"type":"string","enum":["assistants","business","creativity","customer_service","data","development","education","entertainment","finance","games","health","home","language","legal","marketing","news","productivity","research","shopping","social","travel","utilities"],"$id":"https://parley.invalid/extensions/Category"};
const schema245 = {"type":"string","minLength":1,"maxLength":60,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Task"};
const func0 = require("ajv/dist/runtime/equal").default;

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SubmitListingRequest" */;
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
if(((data.categories === undefined) && (missing0 = "categories")) || ((data.tasks === undefined) && (missing0 = "tasks"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "categories") || (key0 === "tasks"))){
validate192.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.categories !== undefined){
let data0 = data.categories;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 3){
validate192.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
if(data0.length < 1){
validate192.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(typeof data1 !== "string"){
validate192.errors = [{instancePath:instancePath+"/categories/" + i0,schemaPath:"https://parley.invalid/extensions/Category/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((data1 === "assistants") || (data1 === "business")) || (data1 === "creativity")) || (data1 === "customer_service")) || (data1 === "data")) || (data1 === "development")) || (data1 === "education")) || (data1 === "entertainment")) || (data1 === "finance")) || (data1 === "games")) || (data1 === "health")) || (data1 === "home")) || (data1 === "language")) || (data1 === "legal")) || (data1 === "marketing")) || (data1 === "news")) || (data1 === "productivity")) || (data1 === "research")) || (data1 === "shopping")) || (data1 === "social")) || (data1 === "travel")) || (data1 === "utilities"))){
validate192.errors = [{instancePath:instancePath+"/categories/" + i0,schemaPath:"https://parley.invalid/extensions/Category/enum",keyword:"enum",params:{allowedValues: schema244.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data0.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data0[i1], data0[j0])){
validate192.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
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
validate192.errors = [{instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tasks !== undefined){
let data2 = data.tasks;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 20){
validate192.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data2.length;
for(let i2=0; i2<len1; i2++){
let data3 = data2[i2];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 60){
validate192.errors = [{instancePath:instancePath+"/tasks/" + i2,schemaPath:"https://parley.invalid/extensions/Task/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate192.errors = [{instancePath:instancePath+"/tasks/" + i2,schemaPath:"https://parley.invalid/extensions/Task/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate192.errors = [{instancePath:instancePath+"/tasks/" + i2,schemaPath:"https://parley.invalid/extensions/Task/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/tasks/" + i2,schemaPath:"https://parley.invalid/extensions/Task/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/tasks",schemaPath:"#/properties/tasks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/submitListing_body" */;
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
validate191.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const testOwnedAgentWebhook_body = validate194;
const schema246 = {"type":"object","$id":"https://parley.invalid/extensions/operations/testOwnedAgentWebhook_body"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/testOwnedAgentWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateCommunity_body = validate195;
const schema247 = {"$ref":"https://parley.invalid/extensions/UpdateCommunityRequest","$id":"https://parley.invalid/extensions/operations/updateCommunity_body"};
const schema248 = {"type":"object","minProperties":1,"properties":{"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"description":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Description"},{"type":"null"}]},"avatar":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Avatar"},{"type":"null"}]},"visibility":{"$ref":"https://parley.invalid/extensions/CommunityVisibility"},"rules":{"$ref":"https://parley.invalid/extensions/RuleTexts"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateCommunityRequest"};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateCommunityRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate196.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "description")) || (key0 === "avatar")) || (key0 === "visibility")) || (key0 === "rules"))){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err0 = {instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data1) < 1){
const err1 = {instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
const err2 = {instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/description",schemaPath:"https://parley.invalid/extensions/Description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate196.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data2 = data.avatar;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
const err8 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
const err9 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err12 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate196.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data3 = data.visibility;
const _errs19 = errors;
if(typeof data3 !== "string"){
validate196.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/CommunityVisibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "public") || (data3 === "unlisted"))){
validate196.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/CommunityVisibility/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rules !== undefined){
const _errs22 = errors;
if(!(validate62(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
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
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateCommunity_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateContactCard_body = validate199;
const schema253 = {"$ref":"https://parley.invalid/extensions/UpdateContactCardRequest","$id":"https://parley.invalid/extensions/operations/updateContactCard_body"};
const schema254 = {"type":"object","minProperties":1,"properties":{"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"tagline":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Tagline"},{"type":"null"}]},"avatar":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Avatar"},{"type":"null"}]},"accent_color":{"anyOf":[{"$ref":"https://parley.invalid/extensions/AccentColor"},{"type":"null"}]}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateContactCardRequest"};
const schema256 = {"type":"string","maxLength":200,"x-well-formed":true,"x-display-text":true,"$id":"https://parley.invalid/extensions/Tagline"};
const schema258 = {"type":"string","pattern":"^#[0-9A-Fa-f]{6}$","x-well-formed":true,"$id":"https://parley.invalid/extensions/AccentColor"};
const pattern26 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateContactCardRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate200.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "tagline")) || (key0 === "avatar")) || (key0 === "accent_color"))){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate200.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data1 = data.tagline;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err0 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
const err1 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
const err2 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data2 = data.avatar;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
const err8 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
const err9 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err12 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data3 = data.accent_color;
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
const err13 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
const err14 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err17 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate200.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
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
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateContactCard_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOwnUser_body = validate202;
const schema259 = {"$ref":"https://parley.invalid/extensions/UpdateOwnUserRequest","$id":"https://parley.invalid/extensions/operations/updateOwnUser_body"};
const schema260 = {"type":"object","minProperties":1,"properties":{"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"avatar":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Avatar"},{"type":"null"}]},"avatar_attachment_id":{"allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]},"requests_from":{"$ref":"https://parley.invalid/extensions/RequestsFrom"},"accepts_tasks":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateOwnUserRequest"};
const schema264 = {"type":"string","enum":["everybody","contacts","nobody"],"$id":"https://parley.invalid/extensions/RequestsFrom"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateOwnUserRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate203.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "avatar")) || (key0 === "avatar_attachment_id")) || (key0 === "requests_from")) || (key0 === "accepts_tasks"))){
validate203.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data1 = data.avatar;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
const err0 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data1) < 1){
const err1 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
const err2 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
const err3 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err5 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate203.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_attachment_id !== undefined){
let data2 = data.avatar_attachment_id;
const _errs12 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate203.errors = [{instancePath:instancePath+"/avatar_attachment_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate203.errors = [{instancePath:instancePath+"/avatar_attachment_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/avatar_attachment_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requests_from !== undefined){
let data3 = data.requests_from;
const _errs16 = errors;
if(typeof data3 !== "string"){
validate203.errors = [{instancePath:instancePath+"/requests_from",schemaPath:"https://parley.invalid/extensions/RequestsFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "everybody") || (data3 === "contacts")) || (data3 === "nobody"))){
validate203.errors = [{instancePath:instancePath+"/requests_from",schemaPath:"https://parley.invalid/extensions/RequestsFrom/enum",keyword:"enum",params:{allowedValues: schema264.enum},message:"must be equal to one of the allowed values"}];
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
validate203.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnUser_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate203(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_body = validate205;
const schema265 = {"$ref":"https://parley.invalid/extensions/UpdateOwnedAgentRequest","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_body"};
const schema266 = {"type":"object","minProperties":1,"properties":{"display_name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"tagline":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Tagline"},{"type":"null"}]},"avatar":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Avatar"},{"type":"null"}]},"accent_color":{"anyOf":[{"$ref":"https://parley.invalid/extensions/AccentColor"},{"type":"null"}]},"visibility":{"$ref":"https://parley.invalid/extensions/Visibility"},"accepts_calls":{"type":"boolean"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateOwnedAgentRequest"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateOwnedAgentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate206.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "display_name") || (key0 === "tagline")) || (key0 === "avatar")) || (key0 === "accent_color")) || (key0 === "visibility")) || (key0 === "accepts_calls"))){
validate206.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.display_name !== undefined){
let data0 = data.display_name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate206.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate206.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate206.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate206.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tagline !== undefined){
let data1 = data.tagline;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err0 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
const err1 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
const err2 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err5 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data2 = data.avatar;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(func1(data2) < 1){
const err7 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
const err8 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
const err9 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err12 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accent_color !== undefined){
let data3 = data.accent_color;
const _errs19 = errors;
const _errs20 = errors;
let valid6 = false;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data3 === "string"){
if(!pattern26.test(data3)){
const err13 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
const err14 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err17 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data4 = data.visibility;
const _errs26 = errors;
if(typeof data4 !== "string"){
validate206.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "public") || (data4 === "unlisted")) || (data4 === "private"))){
validate206.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accepts_calls !== undefined){
const _errs29 = errors;
if(typeof data.accepts_calls !== "boolean"){
validate206.errors = [{instancePath:instancePath+"/accepts_calls",schemaPath:"#/properties/accepts_calls/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs29 === errors;
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
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate206(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgentWebhook_body = validate208;
const schema272 = {"$ref":"https://parley.invalid/extensions/UpdateWebhookRequest","$id":"https://parley.invalid/extensions/operations/updateOwnedAgentWebhook_body"};
const schema273 = {"type":"object","minProperties":1,"properties":{"url":{"$ref":"https://parley.invalid/extensions/WebhookUrl"},"status":{"type":"string","enum":["active","paused"]}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateWebhookRequest"};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateWebhookRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate209.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "url") || (key0 === "status"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate209.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate209.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!(formats0(data0))){
validate209.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate209.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate209.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "active") || (data1 === "paused"))){
validate209.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema273.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgentWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateParticipant_body = validate211;
const schema275 = {"$ref":"https://parley.invalid/extensions/UpdateParticipantRequest","$id":"https://parley.invalid/extensions/operations/updateParticipant_body"};
const schema276 = {"type":"object","required":["role"],"properties":{"role":{"type":"string","const":"owner"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateParticipantRequest"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateParticipant_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate211.evaluated;
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
if((data.role === undefined) && (missing0 = "role")){
validate211.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/UpdateParticipantRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "role")){
validate211.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/UpdateParticipantRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate211.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/extensions/UpdateParticipantRequest/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("owner" !== data0){
validate211.errors = [{instancePath:instancePath+"/role",schemaPath:"https://parley.invalid/extensions/UpdateParticipantRequest/properties/role/const",keyword:"const",params:{allowedValue: "owner"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/UpdateParticipantRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}
validate211.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_body = validate212;
const schema277 = {"$ref":"https://parley.invalid/extensions/UpdateWebhookRequest","$id":"https://parley.invalid/extensions/operations/updateWebhook_body"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const pageInput_payload = validate214;
const schema278 = {"$ref":"https://parley.invalid/extensions/PageInput","$id":"https://parley.invalid/extensions/operations/pageInput_payload"};
const schema279 = {"type":"object","properties":{"user_code":{"$ref":"https://parley.invalid/extensions/PageText"},"decision":{"$ref":"https://parley.invalid/extensions/PageText"},"token":{"$ref":"https://parley.invalid/extensions/PageText"},"session":{"$ref":"https://parley.invalid/extensions/PageText"},"passkey":{"$ref":"https://parley.invalid/extensions/PageText"},"cursor":{"$ref":"https://parley.invalid/extensions/PageText"},"person":{"$ref":"https://parley.invalid/extensions/PageText"},"handle":{"$ref":"https://parley.invalid/extensions/PageText"},"name":{"$ref":"https://parley.invalid/extensions/PageText"}},"additionalProperties":{},"$id":"https://parley.invalid/extensions/PageInput"};
const schema280 = {"type":"string","maxLength":512,"x-well-formed":true,"$id":"https://parley.invalid/extensions/PageText"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/PageInput" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_code !== undefined){
let data0 = data.user_code;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 512){
validate215.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision !== undefined){
let data1 = data.decision;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate215.errors = [{instancePath:instancePath+"/decision",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/decision",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/decision",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate215.errors = [{instancePath:instancePath+"/token",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/token",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/token",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
let data3 = data.session;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate215.errors = [{instancePath:instancePath+"/session",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/session",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/session",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passkey !== undefined){
let data4 = data.passkey;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 512){
validate215.errors = [{instancePath:instancePath+"/passkey",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/passkey",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/passkey",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
let data5 = data.cursor;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) > 512){
validate215.errors = [{instancePath:instancePath+"/cursor",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data5.isWellFormed() || data5.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/cursor",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/cursor",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person !== undefined){
let data6 = data.person;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 512){
validate215.errors = [{instancePath:instancePath+"/person",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/person",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/person",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.handle !== undefined){
let data7 = data.handle;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 512){
validate215.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data7.isWellFormed() || data7.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data8 = data.name;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data8 === "string"){
if(func1(data8) > 512){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/PageText/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/PageText/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/PageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/pageInput_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const providerProfile_payload = validate217;
const schema289 = {"$ref":"https://parley.invalid/extensions/ProviderProfile","$id":"https://parley.invalid/extensions/operations/providerProfile_payload"};
const schema290 = {"type":"object","properties":{"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"avatar":{"$ref":"https://parley.invalid/extensions/Avatar"},"phone_number":{"$ref":"https://parley.invalid/extensions/PhoneNumber"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/ProviderProfile"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ProviderProfile" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "avatar")) || (key0 === "phone_number"))){
validate218.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data0) || (data0 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data0))){
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar !== undefined){
let data1 = data.avatar;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate218.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate218.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate218.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate218.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phone_number !== undefined){
let data2 = data.phone_number;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
validate218.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate218.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"https://parley.invalid/extensions/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/providerProfile_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate218(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signUpForm_payload = validate220;
const schema294 = {"$ref":"https://parley.invalid/extensions/SignUpForm","$id":"https://parley.invalid/extensions/operations/signUpForm_payload"};
const schema295 = {"type":"object","required":["handle","name"],"properties":{"handle":{"type":"string","minLength":1,"maxLength":64,"x-well-formed":true},"name":{"$ref":"https://parley.invalid/extensions/DisplayName"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/SignUpForm"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SignUpForm" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.name === undefined) && (missing0 = "name"))){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "handle") || (key0 === "name"))){
validate221.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate221.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate221.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate221.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 100){
validate221.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate221.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate221.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
if(/[\p{Bidi_Control}\p{Cc}]/u.test(data1) || (data1 !== "" && !/[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(data1))){
validate221.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-display-text",keyword:"x-display-text",params:{},message:"must have a visible character, and no control or bidirectional control character"}];
return false;
}
}
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/signUpForm_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const stripeCheckoutCallback_payload = validate223;
const schema297 = {"$ref":"https://parley.invalid/extensions/StripeCheckoutCallback","$id":"https://parley.invalid/extensions/operations/stripeCheckoutCallback_payload"};
const schema298 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","maxLength":64},"data":{"type":"object","required":["object"],"properties":{"object":{"type":"object","required":["id","client_reference_id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/CallbackId"},"client_reference_id":{"$ref":"https://parley.invalid/extensions/CallbackId"},"payment_status":{"type":"string","maxLength":64},"payment_intent":{"$ref":"https://parley.invalid/extensions/StripeReference"},"amount_total":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"currency":{"type":["string","null"],"maxLength":3,"x-well-formed":true}}}}}},"$id":"https://parley.invalid/extensions/StripeCheckoutCallback"};
const schema299 = {"type":"string","minLength":1,"maxLength":512,"x-well-formed":true,"$id":"https://parley.invalid/extensions/CallbackId"};
const schema301 = {"anyOf":[{"$ref":"https://parley.invalid/extensions/CallbackId"},{"type":"object","required":["id"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/CallbackId"}}},{"type":"null"}],"$id":"https://parley.invalid/extensions/StripeReference"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StripeReference" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data === "string"){
if(func1(data) > 512){
const err0 = {instancePath,schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func1(data) < 1){
const err1 = {instancePath,schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(!data.isWellFormed() || data.includes("\u0000")){
const err2 = {instancePath,schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(errors === _errs4){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
const err4 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data0 === "string"){
if(func1(data0) > 512){
const err5 = {instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
const err7 = {instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var props0 = {};
props0.id = true;
}
const _errs9 = errors;
if(data !== null){
const err10 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err11 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate225.errors = vErrors;
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
validate225.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate225.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StripeCheckoutCallback" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate224.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.object === undefined) && (missing1 = "object")){
validate224.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.object !== undefined){
let data2 = data1.object;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if(((data2.id === undefined) && (missing2 = "id")) || ((data2.client_reference_id === undefined) && (missing2 = "client_reference_id"))){
validate224.errors = [{instancePath:instancePath+"/data/object",schemaPath:"#/properties/data/properties/object/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.id !== undefined){
let data3 = data2.id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate224.errors = [{instancePath:instancePath+"/data/object/id",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate224.errors = [{instancePath:instancePath+"/data/object/id",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate224.errors = [{instancePath:instancePath+"/data/object/id",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/data/object/id",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.client_reference_id !== undefined){
let data4 = data2.client_reference_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) > 512){
validate224.errors = [{instancePath:instancePath+"/data/object/client_reference_id",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate224.errors = [{instancePath:instancePath+"/data/object/client_reference_id",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate224.errors = [{instancePath:instancePath+"/data/object/client_reference_id",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/data/object/client_reference_id",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payment_status !== undefined){
let data5 = data2.payment_status;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate224.errors = [{instancePath:instancePath+"/data/object/payment_status",schemaPath:"#/properties/data/properties/object/properties/payment_status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/data/object/payment_status",schemaPath:"#/properties/data/properties/object/properties/payment_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payment_intent !== undefined){
const _errs15 = errors;
if(!(validate225(data2.payment_intent, {instancePath:instancePath+"/data/object/payment_intent",parentData:data2,parentDataProperty:"payment_intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.amount_total !== undefined){
let data7 = data2.amount_total;
const _errs16 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate224.errors = [{instancePath:instancePath+"/data/object/amount_total",schemaPath:"#/properties/data/properties/object/properties/amount_total/type",keyword:"type",params:{type: schema298.properties.data.properties.object.properties.amount_total.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate224.errors = [{instancePath:instancePath+"/data/object/amount_total",schemaPath:"#/properties/data/properties/object/properties/amount_total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate224.errors = [{instancePath:instancePath+"/data/object/amount_total",schemaPath:"#/properties/data/properties/object/properties/amount_total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.currency !== undefined){
let data8 = data2.currency;
const _errs18 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate224.errors = [{instancePath:instancePath+"/data/object/currency",schemaPath:"#/properties/data/properties/object/properties/currency/type",keyword:"type",params:{type: schema298.properties.data.properties.object.properties.currency.type},message:"must be string,null"}];
return false;
}
if(errors === _errs18){
if(typeof data8 === "string"){
if(func1(data8) > 3){
validate224.errors = [{instancePath:instancePath+"/data/object/currency",schemaPath:"#/properties/data/properties/object/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate224.errors = [{instancePath:instancePath+"/data/object/currency",schemaPath:"#/properties/data/properties/object/properties/currency/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
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
}
else {
validate224.errors = [{instancePath:instancePath+"/data/object",schemaPath:"#/properties/data/properties/object/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":{"type":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/stripeCheckoutCallback_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":{"type":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const stripeRefundCallback_payload = validate228;
const schema304 = {"$ref":"https://parley.invalid/extensions/StripeRefundCallback","$id":"https://parley.invalid/extensions/operations/stripeRefundCallback_payload"};
const schema305 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","maxLength":64},"data":{"type":"object","required":["object"],"properties":{"object":{"type":"object","required":["refunded","metadata","payment_intent"],"properties":{"refunded":{"type":"boolean"},"payment_intent":{"$ref":"https://parley.invalid/extensions/StripeReference"},"metadata":{"type":"object","properties":{"payment_request":{"$ref":"https://parley.invalid/extensions/CallbackId"}}}}}}}},"$id":"https://parley.invalid/extensions/StripeRefundCallback"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StripeRefundCallback" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate229.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate229.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.object === undefined) && (missing1 = "object")){
validate229.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.object !== undefined){
let data2 = data1.object;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((((data2.refunded === undefined) && (missing2 = "refunded")) || ((data2.metadata === undefined) && (missing2 = "metadata"))) || ((data2.payment_intent === undefined) && (missing2 = "payment_intent"))){
validate229.errors = [{instancePath:instancePath+"/data/object",schemaPath:"#/properties/data/properties/object/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.refunded !== undefined){
const _errs7 = errors;
if(typeof data2.refunded !== "boolean"){
validate229.errors = [{instancePath:instancePath+"/data/object/refunded",schemaPath:"#/properties/data/properties/object/properties/refunded/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payment_intent !== undefined){
const _errs9 = errors;
if(!(validate225(data2.payment_intent, {instancePath:instancePath+"/data/object/payment_intent",parentData:data2,parentDataProperty:"payment_intent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.metadata !== undefined){
let data5 = data2.metadata;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.payment_request !== undefined){
let data6 = data5.payment_request;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(func1(data6) > 512){
validate229.errors = [{instancePath:instancePath+"/data/object/metadata/payment_request",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data6) < 1){
validate229.errors = [{instancePath:instancePath+"/data/object/metadata/payment_request",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate229.errors = [{instancePath:instancePath+"/data/object/metadata/payment_request",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/data/object/metadata/payment_request",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/data/object/metadata",schemaPath:"#/properties/data/properties/object/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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
validate229.errors = [{instancePath:instancePath+"/data/object",schemaPath:"#/properties/data/properties/object/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"type":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/stripeRefundCallback_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate229(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"type":true,"data":true},"dynamicProps":false,"dynamicItems":false};

export const testProviderCallback_payload = validate232;
const schema307 = {"$ref":"https://parley.invalid/extensions/TestProviderCallback","$id":"https://parley.invalid/extensions/operations/testProviderCallback_payload"};
const schema308 = {"type":"object","required":["type","reference"],"properties":{"type":{"type":"string","maxLength":64},"reference":{"$ref":"https://parley.invalid/extensions/CallbackId"},"checkout":{"$ref":"https://parley.invalid/extensions/CallbackId"},"payment":{"$ref":"https://parley.invalid/extensions/CallbackId"},"amount":{"type":"object","required":["value","currency"],"properties":{"value":{"type":"integer","minimum":0,"maximum":9007199254740991},"currency":{"type":"string","minLength":3,"maxLength":3,"x-well-formed":true}}}},"$id":"https://parley.invalid/extensions/TestProviderCallback"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/TestProviderCallback" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reference === undefined) && (missing0 = "reference"))){
validate233.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate233.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate233.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference !== undefined){
let data1 = data.reference;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 512){
validate233.errors = [{instancePath:instancePath+"/reference",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate233.errors = [{instancePath:instancePath+"/reference",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate233.errors = [{instancePath:instancePath+"/reference",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/reference",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkout !== undefined){
let data2 = data.checkout;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 512){
validate233.errors = [{instancePath:instancePath+"/checkout",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate233.errors = [{instancePath:instancePath+"/checkout",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate233.errors = [{instancePath:instancePath+"/checkout",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/checkout",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payment !== undefined){
let data3 = data.payment;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 512){
validate233.errors = [{instancePath:instancePath+"/payment",schemaPath:"https://parley.invalid/extensions/CallbackId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate233.errors = [{instancePath:instancePath+"/payment",schemaPath:"https://parley.invalid/extensions/CallbackId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate233.errors = [{instancePath:instancePath+"/payment",schemaPath:"https://parley.invalid/extensions/CallbackId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/payment",schemaPath:"https://parley.invalid/extensions/CallbackId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.amount !== undefined){
let data4 = data.amount;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.value === undefined) && (missing1 = "value")) || ((data4.currency === undefined) && (missing1 = "currency"))){
validate233.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.value !== undefined){
let data5 = data4.value;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate233.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/properties/amount/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate233.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/properties/amount/properties/value/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate233.errors = [{instancePath:instancePath+"/amount/value",schemaPath:"#/properties/amount/properties/value/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.currency !== undefined){
let data6 = data4.currency;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(func1(data6) > 3){
validate233.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/properties/amount/properties/currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data6) < 3){
validate233.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/properties/amount/properties/currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!data6.isWellFormed() || data6.includes("\u0000")){
validate233.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/properties/amount/properties/currency/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/amount/currency",schemaPath:"#/properties/amount/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"type":true,"reference":true,"checkout":true,"payment":true,"amount":true},"dynamicProps":false,"dynamicItems":false};


function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/testProviderCallback_payload" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate233(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
errors = vErrors.length;
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":{"type":true,"reference":true,"checkout":true,"payment":true,"amount":true},"dynamicProps":false,"dynamicItems":false};
