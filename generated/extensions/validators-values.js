// Generated from spec/ by `npm run generate`. Never edited by hand.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const addParticipant_body = validate20;
const schema31 = {"$ref":"https://parley.invalid/extensions/AddParticipantRequest","$id":"https://parley.invalid/extensions/operations/addParticipant_body"};
const schema32 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/AddParticipantRequest"};
const schema33 = {"type":"string","description":"A handle to look up. One that nobody has is not found, whatever its form.","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/HandleReference"};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AddParticipantRequest" */;
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
if((data.handle === undefined) && (missing0 = "handle")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate21.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_body" */;
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
validate20.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

export const addParticipant_reply_200 = validate23;
const schema34 = {"$ref":"https://parley.invalid/extensions/ParticipantReply","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_200"};
const schema35 = {"type":"object","required":["participant"],"properties":{"participant":{"$ref":"https://parley.invalid/extensions/Participant"}},"$id":"https://parley.invalid/extensions/ParticipantReply"};
const schema36 = {"type":"object","required":["joined_sequence","role"],"allOf":[{"$ref":"https://parley.invalid/extensions/Party"}],"properties":{"joined_sequence":{"description":"The first position in the chat that this member sees.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"role":{"type":"string","enum":["owner","member"]}},"$id":"https://parley.invalid/extensions/Participant"};
const schema39 = {"type":"integer","description":"A position, from 1. Positions in a chat and positions in an event log are never comparable.","minimum":0,"maximum":9007199254740991,"$id":"https://parley.invalid/extensions/Sequence"};
const schema37 = {"type":"object","description":"An agent or a person as others see it in messages, events and receipts.","required":["type","id","handle"],"properties":{"type":{"type":"string","enum":["agent","user"]},"id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"type":["string","null"],"description":"Null once the account is gone."},"user_id":{"type":"string","description":"The stable user id, for persons only."}},"$id":"https://parley.invalid/extensions/Party"};
const schema38 = {"type":"string","description":"An opaque id. Only its prefix is part of the interface.","minLength":1,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Id"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Party" */;
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
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.handle === undefined) && (missing0 = "handle"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "agent") || (data0 === "user"))){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.type.enum},message:"must be equal to one of the allowed values"}];
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
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: schema37.properties.handle.type},message:"must be string,null"}];
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
validate26.errors = [{instancePath:instancePath+"/user_id",schemaPath:"#/properties/user_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Participant" */;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.joined_sequence === undefined) && (missing0 = "joined_sequence")) || ((data.role === undefined) && (missing0 = "role"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.joined_sequence !== undefined){
let data0 = data.joined_sequence;
const _errs2 = errors;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate25.errors = [{instancePath:instancePath+"/joined_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/joined_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/joined_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.role !== undefined){
let data1 = data.role;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate25.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "owner") || (data1 === "member"))){
validate25.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema36.properties.role.enum},message:"must be equal to one of the allowed values"}];
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"joined_sequence":true,"role":true,"type":true,"id":true,"handle":true,"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ParticipantReply" */;
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
if((data.participant === undefined) && (missing0 = "participant")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.participant !== undefined){
if(!(validate25(data.participant, {instancePath:instancePath+"/participant",parentData:data,parentDataProperty:"participant",rootData,dynamicAnchors}))){
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
validate24.evaluated = {"props":{"participant":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_200" */;
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
validate23.evaluated = {"props":{"participant":true},"dynamicProps":false,"dynamicItems":false};

export const addParticipant_reply_201 = validate30;
const schema40 = {"$ref":"https://parley.invalid/extensions/ParticipantReply","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_201"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_201" */;
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
validate30.evaluated = {"props":{"participant":true},"dynamicProps":false,"dynamicItems":false};

export const addParticipant_reply_401 = validate32;
const schema41 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_401"};
const schema42 = {"type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"$ref":"https://parley.invalid/extensions/ErrorCode"},"message":{"type":"string","description":"For people. It names the member at fault and never repeats a secret."}}}},"$id":"https://parley.invalid/extensions/ErrorBody"};
const schema43 = {"type":"string","description":"The kind of refusal. Each code belongs to one status.","enum":["unauthorized","forbidden","not_found","conflict","idempotency_conflict","limit_exceeded","handle_taken","handle_reserved","payload_too_large","invalid_request","rate_limited","internal_error","temporarily_unavailable"],"$id":"https://parley.invalid/extensions/ErrorCode"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ErrorBody" */;
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
validate33.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/extensions/ErrorCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data1 === "unauthorized") || (data1 === "forbidden")) || (data1 === "not_found")) || (data1 === "conflict")) || (data1 === "idempotency_conflict")) || (data1 === "limit_exceeded")) || (data1 === "handle_taken")) || (data1 === "handle_reserved")) || (data1 === "payload_too_large")) || (data1 === "invalid_request")) || (data1 === "rate_limited")) || (data1 === "internal_error")) || (data1 === "temporarily_unavailable"))){
validate33.errors = [{instancePath:instancePath+"/error/code",schemaPath:"https://parley.invalid/extensions/ErrorCode/enum",keyword:"enum",params:{allowedValues: schema43.enum},message:"must be equal to one of the allowed values"}];
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
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_401" */;
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

export const addParticipant_reply_403 = validate35;
const schema44 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_403"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_403" */;
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

export const addParticipant_reply_404 = validate37;
const schema45 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_404"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_404" */;
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

export const addParticipant_reply_409 = validate39;
const schema46 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_409"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_409" */;
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

export const addParticipant_reply_413 = validate41;
const schema47 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_413"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_413" */;
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

export const addParticipant_reply_422 = validate43;
const schema48 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_422"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_422" */;
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

export const addParticipant_reply_429 = validate45;
const schema49 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_429"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_429" */;
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

export const addParticipant_reply_500 = validate47;
const schema50 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_500"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
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
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const addParticipant_reply_503 = validate49;
const schema51 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/addParticipant_reply_503"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/addParticipant_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
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
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const approveDeviceAuthorization_body = validate51;
const schema52 = {"$ref":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_body"};
const schema53 = {"type":"object","required":["user_code"],"properties":{"user_code":{"$ref":"https://parley.invalid/extensions/UserCode"}},"$id":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest"};
const schema54 = {"type":"string","description":"The code that a person types.","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/UserCode"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/DecideDeviceAuthorizationRequest" */;
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
if((data.user_code === undefined) && (missing0 = "user_code")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_code !== undefined){
let data0 = data.user_code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate52.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate52.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate52.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/UserCode/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate52.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_body" */;
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
validate51.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const approveDeviceAuthorization_reply_200 = validate54;
const schema55 = {"$ref":"https://parley.invalid/extensions/DecidedDeviceAuthorization","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_200"};
const schema56 = {"type":"object","required":["status","user_code"],"properties":{"status":{"type":"string","enum":["approved","denied"]},"user_code":{"type":"string"}},"$id":"https://parley.invalid/extensions/DecidedDeviceAuthorization"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.user_code === undefined) && (missing0 = "user_code"))){
validate54.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "approved") || (data0 === "denied"))){
validate54.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate54.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate54.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"status":true,"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const approveDeviceAuthorization_reply_400 = validate55;
const schema57 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_400"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_400" */;
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

export const approveDeviceAuthorization_reply_401 = validate57;
const schema58 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_401"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_401" */;
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

export const approveDeviceAuthorization_reply_429 = validate59;
const schema59 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_429"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_429" */;
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

export const approveDeviceAuthorization_reply_500 = validate61;
const schema60 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_500"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_500" */;
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

export const approveDeviceAuthorization_reply_503 = validate63;
const schema61 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_503"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/approveDeviceAuthorization_reply_503" */;
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

export const blockHandle_reply_200 = validate65;
const schema62 = {"$ref":"https://parley.invalid/extensions/BlockReply","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_200"};
const schema63 = {"type":"object","required":["handle","changed"],"properties":{"handle":{"type":"string"},"changed":{"type":"boolean","description":"Whether this request made the difference."}},"$id":"https://parley.invalid/extensions/BlockReply"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
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
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.changed === undefined) && (missing0 = "changed"))){
validate65.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/BlockReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs2 = errors;
if(typeof data.handle !== "string"){
validate65.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/BlockReply/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.changed !== undefined){
const _errs4 = errors;
if(typeof data.changed !== "boolean"){
validate65.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/extensions/BlockReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate65.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/BlockReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"handle":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const blockHandle_reply_401 = validate66;
const schema64 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_401"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
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
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const blockHandle_reply_404 = validate68;
const schema65 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_404"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
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
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const blockHandle_reply_422 = validate70;
const schema66 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_422"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
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
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const blockHandle_reply_429 = validate72;
const schema67 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_429"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_429" */;
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

export const blockHandle_reply_500 = validate74;
const schema68 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_500"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_500" */;
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

export const blockHandle_reply_503 = validate76;
const schema69 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/blockHandle_reply_503"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/blockHandle_reply_503" */;
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

export const createChat_body = validate78;
const schema70 = {"$ref":"https://parley.invalid/extensions/CreateChatRequest","$id":"https://parley.invalid/extensions/operations/createChat_body"};
const schema71 = {"type":"object","required":["kind","handles"],"properties":{"kind":{"$ref":"https://parley.invalid/extensions/ChatKind"},"handles":{"type":"array","description":"The other members, exactly one for a direct chat.","minItems":1,"items":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"group_name":{"$ref":"https://parley.invalid/extensions/GroupName"},"request_id":{"$ref":"https://parley.invalid/extensions/RequestId"}},"$id":"https://parley.invalid/extensions/CreateChatRequest"};
const schema72 = {"type":"string","description":"Fixed when the chat is made. A chat of two parties is direct; a group that shrinks to two stays a group.","enum":["direct","group"],"$id":"https://parley.invalid/extensions/ChatKind"};
const schema74 = {"type":"string","minLength":1,"maxLength":100,"x-well-formed":true,"$id":"https://parley.invalid/extensions/GroupName"};
const schema75 = {"type":"string","description":"Makes a creation repeatable. The same value from the same caller answers what was stored the first time.","minLength":1,"maxLength":64,"x-well-formed":true,"$id":"https://parley.invalid/extensions/RequestId"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreateChatRequest" */;
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
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.handles === undefined) && (missing0 = "handles"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate79.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "direct") || (data0 === "group"))){
validate79.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
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
validate79.errors = [{instancePath:instancePath+"/handles",schemaPath:"#/properties/handles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
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
validate79.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate79.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate79.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/handles/" + i0,schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/handles",schemaPath:"#/properties/handles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate79.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate79.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate79.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate79.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate79.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/request_id",schemaPath:"https://parley.invalid/extensions/RequestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"kind":true,"handles":true,"group_name":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_body" */;
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
validate78.evaluated = {"props":{"kind":true,"handles":true,"group_name":true,"request_id":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_200 = validate81;
const schema76 = {"$ref":"https://parley.invalid/extensions/CreatedChat","$id":"https://parley.invalid/extensions/operations/createChat_reply_200"};
const schema77 = {"type":"object","required":["chat","created"],"properties":{"chat":{"$ref":"https://parley.invalid/extensions/Chat"},"created":{"type":"boolean","description":"Whether this request made it."}},"$id":"https://parley.invalid/extensions/CreatedChat"};
const schema78 = {"type":"object","required":["id","kind","group_name","participants","last_sequence","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"},"kind":{"$ref":"https://parley.invalid/extensions/ChatKind"},"group_name":{"type":["string","null"],"description":"Null in a direct chat."},"participants":{"type":"array","items":{"$ref":"https://parley.invalid/extensions/Participant"}},"last_sequence":{"description":"The position of the newest message, 0 in an empty chat.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/Chat"};
const schema82 = {"type":"string","format":"date-time","description":"RFC 3339 in UTC with milliseconds.","examples":["2026-01-31T09:30:00.000Z"],"$id":"https://parley.invalid/extensions/Timestamp"};
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Chat" */;
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
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.group_name === undefined) && (missing0 = "group_name"))) || ((data.participants === undefined) && (missing0 = "participants"))) || ((data.last_sequence === undefined) && (missing0 = "last_sequence"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate83.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "direct") || (data1 === "group"))){
validate83.errors = [{instancePath:instancePath+"/kind",schemaPath:"https://parley.invalid/extensions/ChatKind/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_name !== undefined){
let data2 = data.group_name;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate83.errors = [{instancePath:instancePath+"/group_name",schemaPath:"#/properties/group_name/type",keyword:"type",params:{type: schema78.properties.group_name.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.participants !== undefined){
let data3 = data.participants;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate25(data3[i0], {instancePath:instancePath+"/participants/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate83.errors = [{instancePath:instancePath+"/participants",schemaPath:"#/properties/participants/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_sequence !== undefined){
let data5 = data.last_sequence;
const _errs12 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate83.errors = [{instancePath:instancePath+"/last_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate83.errors = [{instancePath:instancePath+"/last_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate83.errors = [{instancePath:instancePath+"/last_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data6 = data.created_at;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate83.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
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
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"id":true,"kind":true,"group_name":true,"participants":true,"last_sequence":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatedChat" */;
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
if(((data.chat === undefined) && (missing0 = "chat")) || ((data.created === undefined) && (missing0 = "created"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat !== undefined){
const _errs1 = errors;
if(!(validate83(data.chat, {instancePath:instancePath+"/chat",parentData:data,parentDataProperty:"chat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created !== undefined){
const _errs2 = errors;
if(typeof data.created !== "boolean"){
validate82.errors = [{instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"chat":true,"created":true},"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_200" */;
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
validate81.evaluated = {"props":{"chat":true,"created":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_201 = validate87;
const schema83 = {"$ref":"https://parley.invalid/extensions/CreatedChat","$id":"https://parley.invalid/extensions/operations/createChat_reply_201"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
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
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"chat":true,"created":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_401 = validate89;
const schema84 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_401"};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
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
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_403 = validate91;
const schema85 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_403"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_404 = validate93;
const schema86 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_404"};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
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
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_409 = validate95;
const schema87 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_409"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
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
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_413 = validate97;
const schema88 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_413"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
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
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_422 = validate99;
const schema89 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_422"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
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
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_429 = validate101;
const schema90 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_429"};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
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
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createChat_reply_500 = validate103;
const schema91 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_500"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_500" */;
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

export const createChat_reply_503 = validate105;
const schema92 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createChat_reply_503"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createChat_reply_503" */;
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

export const createPerson_body = validate107;
const schema93 = {"$ref":"https://parley.invalid/extensions/CreatePersonRequest","$id":"https://parley.invalid/extensions/operations/createPerson_body"};
const schema94 = {"type":"object","required":["handle","name"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/Handle"},"name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"phone_number":{"type":"string","description":"A verified number in E.164 form.","pattern":"^\\+[1-9][0-9]{6,14}$","x-well-formed":true}},"$id":"https://parley.invalid/extensions/CreatePersonRequest"};
const schema95 = {"type":"string","description":"The short name of an agent or a person, one space for both, compared without regard to case.","pattern":"^[a-z][a-z0-9_]{2,29}$","examples":["weather_bot"],"x-well-formed":true,"$id":"https://parley.invalid/extensions/Handle"};
const schema96 = {"type":"string","description":"The name that people read.","minLength":1,"maxLength":100,"x-well-formed":true,"$id":"https://parley.invalid/extensions/DisplayName"};
const pattern4 = new RegExp("^[a-z][a-z0-9_]{2,29}$", "u");
const pattern5 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatePersonRequest" */;
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
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.name === undefined) && (missing0 = "name"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate108.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{2,29}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{2,29}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate108.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate108.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate108.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate108.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(errors === _errs7){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate108.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate108.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/phone_number",schemaPath:"#/properties/phone_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":{"handle":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_body" */;
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
validate107.evaluated = {"props":{"handle":true,"name":true,"phone_number":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_201 = validate110;
const schema97 = {"$ref":"https://parley.invalid/extensions/CreatedPerson","$id":"https://parley.invalid/extensions/operations/createPerson_reply_201"};
const schema98 = {"type":"object","required":["person","session"],"properties":{"person":{"type":"object","required":["user_id","handle","name"],"properties":{"user_id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"type":"string"},"name":{"type":"string"}}},"session":{"type":"string","description":"A session bearer, shown here only."}},"$id":"https://parley.invalid/extensions/CreatedPerson"};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatedPerson" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.person === undefined) && (missing0 = "person")) || ((data.session === undefined) && (missing0 = "session"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.person !== undefined){
let data0 = data.person;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.user_id === undefined) && (missing1 = "user_id")) || ((data0.handle === undefined) && (missing1 = "handle"))) || ((data0.name === undefined) && (missing1 = "name"))){
validate111.errors = [{instancePath:instancePath+"/person",schemaPath:"#/properties/person/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.user_id !== undefined){
let data1 = data0.user_id;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate111.errors = [{instancePath:instancePath+"/person/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate111.errors = [{instancePath:instancePath+"/person/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/person/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.handle !== undefined){
const _errs6 = errors;
if(typeof data0.handle !== "string"){
validate111.errors = [{instancePath:instancePath+"/person/handle",schemaPath:"#/properties/person/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.name !== undefined){
const _errs8 = errors;
if(typeof data0.name !== "string"){
validate111.errors = [{instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session !== undefined){
const _errs10 = errors;
if(typeof data.session !== "string"){
validate111.errors = [{instancePath:instancePath+"/session",schemaPath:"#/properties/session/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"person":true,"session":true},"dynamicProps":false,"dynamicItems":false};


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":{"person":true,"session":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_401 = validate113;
const schema100 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_401"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_401" */;
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

export const createPerson_reply_404 = validate115;
const schema101 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_404"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_404" */;
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
validate115.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_409 = validate117;
const schema102 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_409"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
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
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_413 = validate119;
const schema103 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_413"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
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
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_422 = validate121;
const schema104 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_422"};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
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
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_429 = validate123;
const schema105 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_429"};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
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
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_500 = validate125;
const schema106 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_500"};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
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
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createPerson_reply_503 = validate127;
const schema107 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createPerson_reply_503"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createPerson_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
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
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_201 = validate129;
const schema108 = {"$ref":"https://parley.invalid/extensions/SignInLink","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_201"};
const schema109 = {"type":"object","required":["url","expires_in"],"properties":{"url":{"type":"string","format":"uri"},"expires_in":{"type":"integer","minimum":1,"description":"Seconds until the link is worthless."}},"$id":"https://parley.invalid/extensions/SignInLink"};
const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
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
if(((data.url === undefined) && (missing0 = "url")) || ((data.expires_in === undefined) && (missing0 = "expires_in"))){
validate129.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SignInLink/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
let data0 = data.url;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats2(data0))){
validate129.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/SignInLink/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/SignInLink/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.expires_in !== undefined){
let data1 = data.expires_in;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate129.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/extensions/SignInLink/properties/expires_in/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
validate129.errors = [{instancePath:instancePath+"/expires_in",schemaPath:"https://parley.invalid/extensions/SignInLink/properties/expires_in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
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
validate129.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SignInLink/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"url":true,"expires_in":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_401 = validate130;
const schema110 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_401"};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
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
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_404 = validate132;
const schema111 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_404"};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
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
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_429 = validate134;
const schema112 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_429"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
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
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_500 = validate136;
const schema113 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_500"};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
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
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const createSignInLink_reply_503 = validate138;
const schema114 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/createSignInLink_reply_503"};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/createSignInLink_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
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
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_401 = validate140;
const schema115 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/deleteWebhook_reply_401"};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
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
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_404 = validate142;
const schema116 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/deleteWebhook_reply_404"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
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
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_429 = validate144;
const schema117 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/deleteWebhook_reply_429"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
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
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_500 = validate146;
const schema118 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/deleteWebhook_reply_500"};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
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
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const deleteWebhook_reply_503 = validate148;
const schema119 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/deleteWebhook_reply_503"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/deleteWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
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
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_body = validate150;
const schema120 = {"$ref":"https://parley.invalid/extensions/DecideDeviceAuthorizationRequest","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_body"};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
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
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":{"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_200 = validate152;
const schema121 = {"$ref":"https://parley.invalid/extensions/DecidedDeviceAuthorization","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_200"};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
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
if(((data.status === undefined) && (missing0 = "status")) || ((data.user_code === undefined) && (missing0 = "user_code"))){
validate152.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "approved") || (data0 === "denied"))){
validate152.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate152.errors = [{instancePath:instancePath+"/user_code",schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/properties/user_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate152.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DecidedDeviceAuthorization/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":{"status":true,"user_code":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_400 = validate153;
const schema123 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_400"};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_400" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
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
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_401 = validate155;
const schema124 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_401"};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_429 = validate157;
const schema125 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_429"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
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
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_500 = validate159;
const schema126 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_500"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
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
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const denyDeviceAuthorization_reply_503 = validate161;
const schema127 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_503"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/denyDeviceAuthorization_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
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
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_200 = validate163;
const schema128 = {"$ref":"https://parley.invalid/extensions/ChatReply","$id":"https://parley.invalid/extensions/operations/getChat_reply_200"};
const schema129 = {"type":"object","required":["chat"],"properties":{"chat":{"$ref":"https://parley.invalid/extensions/Chat"}},"$id":"https://parley.invalid/extensions/ChatReply"};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ChatReply" */;
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
if((data.chat === undefined) && (missing0 = "chat")){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chat !== undefined){
if(!(validate83(data.chat, {instancePath:instancePath+"/chat",parentData:data,parentDataProperty:"chat",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
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
validate164.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_200" */;
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
validate163.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_401 = validate167;
const schema130 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_401"};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
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
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_403 = validate169;
const schema131 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_403"};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
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
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_404 = validate171;
const schema132 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_404"};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
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
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_429 = validate173;
const schema133 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_429"};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
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
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_500 = validate175;
const schema134 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_500"};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
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
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getChat_reply_503 = validate177;
const schema135 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getChat_reply_503"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getChat_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
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
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getHealth_reply_200 = validate179;
const schema136 = {"$ref":"https://parley.invalid/extensions/Health","$id":"https://parley.invalid/extensions/operations/getHealth_reply_200"};
const schema137 = {"type":"object","required":["status"],"properties":{"status":{"type":"string"}},"$id":"https://parley.invalid/extensions/Health"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getHealth_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
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
validate179.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/Health/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
if(typeof data.status !== "string"){
validate179.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/Health/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/Health/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const getHealth_reply_429 = validate180;
const schema138 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getHealth_reply_429"};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getHealth_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getHealth_reply_500 = validate182;
const schema139 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getHealth_reply_500"};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getHealth_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
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
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getHealth_reply_503 = validate184;
const schema140 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getHealth_reply_503"};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getHealth_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
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
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOpenApi_reply_200 = validate186;
const schema141 = {"$ref":"https://parley.invalid/extensions/OpenApiDocument","$id":"https://parley.invalid/extensions/operations/getOpenApi_reply_200"};
const schema142 = {"type":"object","required":["openapi","info","paths"],"properties":{"openapi":{"type":"string"},"info":{"type":"object","additionalProperties":true},"paths":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/extensions/OpenApiDocument"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOpenApi_reply_200" */;
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
if((((data.openapi === undefined) && (missing0 = "openapi")) || ((data.info === undefined) && (missing0 = "info"))) || ((data.paths === undefined) && (missing0 = "paths"))){
validate186.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/OpenApiDocument/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.openapi !== undefined){
const _errs2 = errors;
if(typeof data.openapi !== "string"){
validate186.errors = [{instancePath:instancePath+"/openapi",schemaPath:"https://parley.invalid/extensions/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate186.errors = [{instancePath:instancePath+"/info",schemaPath:"https://parley.invalid/extensions/OpenApiDocument/properties/info/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate186.errors = [{instancePath:instancePath+"/paths",schemaPath:"https://parley.invalid/extensions/OpenApiDocument/properties/paths/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate186.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/OpenApiDocument/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":{"openapi":true,"info":true,"paths":true},"dynamicProps":false,"dynamicItems":false};

export const getOpenApi_reply_429 = validate187;
const schema143 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOpenApi_reply_429"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOpenApi_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
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
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOpenApi_reply_500 = validate189;
const schema144 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOpenApi_reply_500"};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOpenApi_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
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
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOpenApi_reply_503 = validate191;
const schema145 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOpenApi_reply_503"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOpenApi_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_200 = validate193;
const schema146 = {"$ref":"https://parley.invalid/extensions/ChatReply","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_200"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
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
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_401 = validate195;
const schema147 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_401"};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
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
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_403 = validate197;
const schema148 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_403"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
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
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_404 = validate199;
const schema149 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_404"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
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
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_429 = validate201;
const schema150 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_429"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
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
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_500 = validate203;
const schema151 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_500"};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnChat_reply_503 = validate205;
const schema152 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnChat_reply_503"};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnChat_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
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
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnUser_reply_200 = validate207;
const schema153 = {"type":"object","required":["user"],"properties":{"user":{"$ref":"https://parley.invalid/extensions/OwnUser"}},"$id":"https://parley.invalid/extensions/operations/getOwnUser_reply_200"};
const schema154 = {"type":"object","required":["user_id","handle","name"],"properties":{"user_id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"type":"string"},"name":{"type":"string"}},"$id":"https://parley.invalid/extensions/OwnUser"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/OwnUser" */;
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
if((((data.user_id === undefined) && (missing0 = "user_id")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.name === undefined) && (missing0 = "name"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate208.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate208.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate208.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate208.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":{"user_id":true,"handle":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnUser_reply_200" */;
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
if((data.user === undefined) && (missing0 = "user")){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user !== undefined){
if(!(validate208(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
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
validate207.evaluated = {"props":{"user":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnUser_reply_401 = validate210;
const schema156 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnUser_reply_401"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnUser_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
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
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnUser_reply_429 = validate212;
const schema157 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnUser_reply_429"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnUser_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
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
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnUser_reply_500 = validate214;
const schema158 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnUser_reply_500"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnUser_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
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
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnUser_reply_503 = validate216;
const schema159 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnUser_reply_503"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnUser_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
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
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnedAgent_reply_200 = validate218;
const schema160 = {"$ref":"https://parley.invalid/extensions/OwnedAgent","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_200"};
const schema161 = {"type":"object","required":["agent","owner"],"properties":{"agent":{"$ref":"https://parley.invalid/extensions/Agent"},"owner":{"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/extensions/Id"}}}},"$id":"https://parley.invalid/extensions/OwnedAgent"};
const schema162 = {"type":"object","description":"An agent as its owner sees it.","required":["id","handle","display_name","tagline","avatar","accent_color","organization","visibility","accepts_tasks","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"},"handle":{"type":"string"},"display_name":{"type":"string"},"tagline":{"type":["string","null"]},"avatar":{"type":["string","null"]},"accent_color":{"type":["string","null"]},"organization":{"type":["string","null"]},"visibility":{"$ref":"https://parley.invalid/extensions/Visibility"},"accepts_tasks":{"type":"boolean"},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/Agent"};
const schema164 = {"type":"string","description":"Public agents can be listed, unlisted ones are found by their exact handle, private ones by nobody new.","enum":["public","unlisted","private"],"$id":"https://parley.invalid/extensions/Visibility"};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Agent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
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
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate220.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate220.errors = [{instancePath:instancePath+"/display_name",schemaPath:"#/properties/display_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate220.errors = [{instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: schema162.properties.tagline.type},message:"must be string,null"}];
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
validate220.errors = [{instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/type",keyword:"type",params:{type: schema162.properties.avatar.type},message:"must be string,null"}];
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
validate220.errors = [{instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/type",keyword:"type",params:{type: schema162.properties.accent_color.type},message:"must be string,null"}];
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
validate220.errors = [{instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: schema162.properties.organization.type},message:"must be string,null"}];
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
validate220.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data7 === "public") || (data7 === "unlisted")) || (data7 === "private"))){
validate220.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"}];
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
validate220.errors = [{instancePath:instancePath+"/accepts_tasks",schemaPath:"#/properties/accepts_tasks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate220.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate220.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"id":true,"handle":true,"display_name":true,"tagline":true,"avatar":true,"accent_color":true,"organization":true,"visibility":true,"accepts_tasks":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/OwnedAgent" */;
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
if(((data.agent === undefined) && (missing0 = "agent")) || ((data.owner === undefined) && (missing0 = "owner"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
const _errs1 = errors;
if(!(validate220(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner !== undefined){
let data1 = data.owner;
const _errs2 = errors;
if(errors === _errs2){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.user_id === undefined) && (missing1 = "user_id")){
validate219.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.user_id !== undefined){
let data2 = data1.user_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate219.errors = [{instancePath:instancePath+"/owner/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate219.errors = [{instancePath:instancePath+"/owner/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/owner/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/owner",schemaPath:"#/properties/owner/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"agent":true,"owner":true},"dynamicProps":false,"dynamicItems":false};


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_200" */;
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
validate218.evaluated = {"props":{"agent":true,"owner":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnedAgent_reply_401 = validate223;
const schema167 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_401"};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_401" */;
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

export const getOwnedAgent_reply_404 = validate225;
const schema168 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_404"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_404" */;
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

export const getOwnedAgent_reply_429 = validate227;
const schema169 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_429"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
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
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnedAgent_reply_500 = validate229;
const schema170 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_500"};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
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
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getOwnedAgent_reply_503 = validate231;
const schema171 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getOwnedAgent_reply_503"};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getOwnedAgent_reply_503" */;
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

export const getReadiness_reply_200 = validate233;
const schema172 = {"$ref":"https://parley.invalid/extensions/Health","$id":"https://parley.invalid/extensions/operations/getReadiness_reply_200"};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getReadiness_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
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
validate233.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/Health/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
if(typeof data.status !== "string"){
validate233.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/Health/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/Health/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const getReadiness_reply_429 = validate234;
const schema174 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getReadiness_reply_429"};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getReadiness_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
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
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getReadiness_reply_500 = validate236;
const schema175 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getReadiness_reply_500"};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getReadiness_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
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
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getReadiness_reply_503 = validate238;
const schema176 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getReadiness_reply_503"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getReadiness_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
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
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_200 = validate240;
const schema177 = {"$ref":"https://parley.invalid/extensions/WebhookReply","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_200"};
const schema178 = {"type":"object","required":["webhook"],"properties":{"webhook":{"$ref":"https://parley.invalid/extensions/Webhook"}},"$id":"https://parley.invalid/extensions/WebhookReply"};
const schema179 = {"type":"object","required":["id","url","status","created_at"],"properties":{"id":{"$ref":"https://parley.invalid/extensions/Id"},"url":{"type":"string"},"status":{"type":"string","description":"A paused webhook gets nothing. Answers of the receiver never pause it.","enum":["active","paused"]},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"},"last_success_at":{"type":["string","null"],"format":"date-time"},"last_failure_at":{"type":["string","null"],"format":"date-time"}},"$id":"https://parley.invalid/extensions/Webhook"};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Webhook" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
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
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate242.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate242.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate242.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate242.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "active") || (data2 === "paused"))){
validate242.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema179.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate242.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate242.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate242.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/type",keyword:"type",params:{type: schema179.properties.last_success_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate242.errors = [{instancePath:instancePath+"/last_success_at",schemaPath:"#/properties/last_success_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate242.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/type",keyword:"type",params:{type: schema179.properties.last_failure_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(errors === _errs13){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate242.errors = [{instancePath:instancePath+"/last_failure_at",schemaPath:"#/properties/last_failure_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":{"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WebhookReply" */;
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
if((data.webhook === undefined) && (missing0 = "webhook")){
validate241.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.webhook !== undefined){
if(!(validate242(data.webhook, {instancePath:instancePath+"/webhook",parentData:data,parentDataProperty:"webhook",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
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
validate241.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};


function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_200" */;
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
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_401 = validate245;
const schema182 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_401"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
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
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_404 = validate247;
const schema183 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_404"};

function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
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
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_429 = validate249;
const schema184 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_429"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_500 = validate251;
const schema185 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_500"};

function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
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
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const getWebhook_reply_503 = validate253;
const schema186 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/getWebhook_reply_503"};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/getWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
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
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listBlockedHandles_reply_200 = validate255;
const schema187 = {"type":"object","required":["blocked_handles","next_cursor","has_more"],"properties":{"blocked_handles":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/BlockedHandle"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_200"};
const schema190 = {"type":["string","null"],"description":"The cursor of the next page, null on the last one.","$id":"https://parley.invalid/extensions/NextCursor"};
const schema188 = {"type":"object","required":["handle","created_at"],"properties":{"handle":{"type":"string"},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/BlockedHandle"};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/BlockedHandle" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate256.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate256.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data1 = data.created_at;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate256.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate256.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
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
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"props":{"handle":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_200" */;
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
if((((data.blocked_handles === undefined) && (missing0 = "blocked_handles")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.blocked_handles !== undefined){
let data0 = data.blocked_handles;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate255.errors = [{instancePath:instancePath+"/blocked_handles",schemaPath:"#/properties/blocked_handles/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate256(data0[i0], {instancePath:instancePath+"/blocked_handles/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
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
validate255.errors = [{instancePath:instancePath+"/blocked_handles",schemaPath:"#/properties/blocked_handles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate255.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate255.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":{"blocked_handles":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listBlockedHandles_reply_401 = validate258;
const schema191 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_401"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_401" */;
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

export const listBlockedHandles_reply_422 = validate260;
const schema192 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_422"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_422" */;
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

export const listBlockedHandles_reply_429 = validate262;
const schema193 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_429"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_429" */;
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

export const listBlockedHandles_reply_500 = validate264;
const schema194 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_500"};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_500" */;
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

export const listBlockedHandles_reply_503 = validate266;
const schema195 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listBlockedHandles_reply_503"};

function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listBlockedHandles_reply_503" */;
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

export const listChats_reply_200 = validate268;
const schema196 = {"$ref":"https://parley.invalid/extensions/ChatList","$id":"https://parley.invalid/extensions/operations/listChats_reply_200"};
const schema197 = {"type":"object","required":["chats","next_cursor","has_more"],"properties":{"chats":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/Chat"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/ChatList"};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ChatList" */;
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
if((((data.chats === undefined) && (missing0 = "chats")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate269.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.chats !== undefined){
let data0 = data.chats;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate269.errors = [{instancePath:instancePath+"/chats",schemaPath:"#/properties/chats/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate83(data0[i0], {instancePath:instancePath+"/chats/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
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
else {
validate269.errors = [{instancePath:instancePath+"/chats",schemaPath:"#/properties/chats/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate269.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate269.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate269.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"chats":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"props":{"chats":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listChats_reply_401 = validate272;
const schema199 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listChats_reply_401"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
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
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listChats_reply_422 = validate274;
const schema200 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listChats_reply_422"};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_422" */;
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

export const listChats_reply_429 = validate276;
const schema201 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listChats_reply_429"};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_429" */;
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

export const listChats_reply_500 = validate278;
const schema202 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listChats_reply_500"};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_500" */;
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

export const listChats_reply_503 = validate280;
const schema203 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listChats_reply_503"};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listChats_reply_503" */;
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

export const listDeadLetters_reply_200 = validate282;
const schema204 = {"type":"object","required":["dead_letters","next_cursor","has_more"],"properties":{"dead_letters":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/DeadLetter"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_200"};
const schema205 = {"type":"object","required":["event_id","event_type","attempts","last_status","last_error","at"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempts":{"type":"integer","minimum":0},"last_status":{"type":["integer","null"]},"last_error":{"type":["string","null"]},"at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/DeadLetter"};

function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/DeadLetter" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
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
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate283.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate283.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate283.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate283.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate283.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema205.properties.last_status.type},message:"must be integer,null"}];
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
validate283.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema205.properties.last_error.type},message:"must be string,null"}];
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
validate283.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate283.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"event_id":true,"event_type":true,"attempts":true,"last_status":true,"last_error":true,"at":true},"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
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
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dead_letters !== undefined){
let data0 = data.dead_letters;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate282.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate283(data0[i0], {instancePath:instancePath+"/dead_letters/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
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
validate282.errors = [{instancePath:instancePath+"/dead_letters",schemaPath:"#/properties/dead_letters/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate282.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate282.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":{"dead_letters":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_401 = validate285;
const schema208 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_401"};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
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
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_404 = validate287;
const schema209 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_404"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
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
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_422 = validate289;
const schema210 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_422"};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
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
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_429 = validate291;
const schema211 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_429"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
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
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_500 = validate293;
const schema212 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_500"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
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
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listDeadLetters_reply_503 = validate295;
const schema213 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listDeadLetters_reply_503"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listDeadLetters_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
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
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_200 = validate297;
const schema214 = {"$ref":"https://parley.invalid/extensions/ChatList","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_200"};

function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate269(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate269.errors : vErrors.concat(validate269.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":{"chats":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_401 = validate299;
const schema215 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_401"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
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
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_422 = validate301;
const schema216 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_422"};

function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
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
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_429 = validate303;
const schema217 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_429"};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
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
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_500 = validate305;
const schema218 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_500"};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnChats_reply_503 = validate307;
const schema219 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnChats_reply_503"};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnChats_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
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
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_200 = validate309;
const schema220 = {"$ref":"https://parley.invalid/extensions/PersonEventPage","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_200"};
const schema221 = {"type":"object","required":["events","next_cursor","latest","has_more"],"properties":{"events":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/PersonEvent"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/Sequence"},"latest":{"$ref":"https://parley.invalid/extensions/Sequence"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/PersonEventPage"};
const schema222 = {"description":"An event of a person's log. Readers pass over types that they do not know.","anyOf":[{"$ref":"https://parley.invalid/extensions/ReactionChangedEvent"},{"$ref":"https://parley.invalid/extensions/Event"}],"$id":"https://parley.invalid/extensions/PersonEvent"};
const schema223 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"reaction.changed"},"data":{"type":"object","required":["change","reaction"],"properties":{"change":{"type":"string","enum":["added","removed"]},"reaction":{"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/Reaction"}],"required":["message_id"]}}}},"$id":"https://parley.invalid/extensions/ReactionChangedEvent"};
const schema224 = {"type":"object","description":"What every event has. Reading one again gives the same content.","required":["event_id","sequence","event_type","agent_id","chat_id","created_at","schema_version","data"],"properties":{"event_id":{"type":"string","description":"Unique. Readers use it to recognise a repetition."},"sequence":{"description":"The position in this log.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"event_type":{"type":"string"},"agent_id":{"type":"string","description":"Whose log this is."},"chat_id":{"type":"string"},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"},"schema_version":{"type":"string"},"data":{"type":"object","additionalProperties":true}},"$id":"https://parley.invalid/extensions/EventEnvelope"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/EventEnvelope" */;
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
let missing0;
if(((((((((data.event_id === undefined) && (missing0 = "event_id")) || ((data.sequence === undefined) && (missing0 = "sequence"))) || ((data.event_type === undefined) && (missing0 = "event_type"))) || ((data.agent_id === undefined) && (missing0 = "agent_id"))) || ((data.chat_id === undefined) && (missing0 = "chat_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.schema_version === undefined) && (missing0 = "schema_version"))) || ((data.data === undefined) && (missing0 = "data"))){
validate313.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate313.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate313.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate313.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate313.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate313.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate313.errors = [{instancePath:instancePath+"/agent_id",schemaPath:"#/properties/agent_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chat_id !== undefined){
const _errs11 = errors;
if(typeof data.chat_id !== "string"){
validate313.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"#/properties/chat_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate313.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate313.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate313.errors = [{instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data7 = data.data;
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate313.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs18 === errors;
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
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":{"event_id":true,"sequence":true,"event_type":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true,"data":true},"dynamicProps":false,"dynamicItems":false};

const schema227 = {"type":"object","required":["type","emoji","actor","created_at"],"properties":{"message_id":{"description":"The message, where the reaction is not shown inside it.","allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]},"type":{"type":"string"},"emoji":{"type":["string","null"]},"target_part_id":{"type":["string","null"],"description":"Null or absent for the whole message."},"actor":{"$ref":"https://parley.invalid/extensions/Party"},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/Reaction"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Reaction" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
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
validate315.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate315.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate315.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate315.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate315.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate315.errors = [{instancePath:instancePath+"/emoji",schemaPath:"#/properties/emoji/type",keyword:"type",params:{type: schema227.properties.emoji.type},message:"must be string,null"}];
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
validate315.errors = [{instancePath:instancePath+"/target_part_id",schemaPath:"#/properties/target_part_id/type",keyword:"type",params:{type: schema227.properties.target_part_id.type},message:"must be string,null"}];
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
if(!(validate26(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate315.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate315.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":{"message_id":true,"type":true,"emoji":true,"target_part_id":true,"actor":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReactionChangedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate312.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate312.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.changed" !== data0){
validate312.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.changed"},message:"must be equal to constant"}];
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
if(((data1.change === undefined) && (missing1 = "change")) || ((data1.reaction === undefined) && (missing1 = "reaction"))){
validate312.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.change !== undefined){
let data2 = data1.change;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate312.errors = [{instancePath:instancePath+"/data/change",schemaPath:"#/properties/data/properties/change/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "added") || (data2 === "removed"))){
validate312.errors = [{instancePath:instancePath+"/data/change",schemaPath:"#/properties/data/properties/change/enum",keyword:"enum",params:{allowedValues: schema223.properties.data.properties.change.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.reaction !== undefined){
let data3 = data1.reaction;
const _errs8 = errors;
if(!(validate315(data3, {instancePath:instancePath+"/data/reaction",parentData:data1,parentDataProperty:"reaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.message_id === undefined) && (missing2 = "message_id")){
validate312.errors = [{instancePath:instancePath+"/data/reaction",schemaPath:"#/properties/data/properties/reaction/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
else {
validate312.errors = [{instancePath:instancePath+"/data/reaction",schemaPath:"#/properties/data/properties/reaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate312.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema230 = {"description":"An event of the log. Readers pass over types that they do not know.","anyOf":[{"$ref":"https://parley.invalid/extensions/MessageReceivedEvent"},{"$ref":"https://parley.invalid/extensions/MessageDeliveredEvent"},{"$ref":"https://parley.invalid/extensions/MessageReadEvent"},{"$ref":"https://parley.invalid/extensions/ParticipantAddedEvent"},{"$ref":"https://parley.invalid/extensions/ParticipantRemovedEvent"},{"$ref":"https://parley.invalid/extensions/GroupNameUpdatedEvent"},{"$ref":"https://parley.invalid/extensions/ReactionAddedEvent"},{"$ref":"https://parley.invalid/extensions/ReactionRemovedEvent"},{"$ref":"https://parley.invalid/extensions/UnknownEvent"}],"$id":"https://parley.invalid/extensions/Event"};
const schema231 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"message.received"},"data":{"type":"object","required":["message"],"properties":{"message":{"description":"The whole message as it was accepted, without later reactions and stamps.","allOf":[{"$ref":"https://parley.invalid/extensions/Message"}]}}}},"$id":"https://parley.invalid/extensions/MessageReceivedEvent"};
const schema232 = {"type":"object","description":"A stored message. Nothing but its reactions and stamps ever changes.","required":["message_id","chat_id","sequence","sender","parts","created_at"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"},"chat_id":{"$ref":"https://parley.invalid/extensions/Id"},"sequence":{"description":"Its position in the chat, the same for every member.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"sender":{"$ref":"https://parley.invalid/extensions/Party"},"parts":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"https://parley.invalid/extensions/StoredPart"}},"text":{"type":["string","null"]},"reply_to":{"type":["object","null"],"required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"},"part_id":{"type":["string","null"]}}},"reactions":{"type":"array","description":"The reactions of the moment, in answers that read the transcript.","items":{"$ref":"https://parley.invalid/extensions/Reaction"}},"delivered_at":{"type":["string","null"],"format":"date-time","description":"When the other party of a direct chat got it, null before. Absent in groups."},"read_at":{"type":["string","null"],"format":"date-time","description":"When the other party of a direct chat read it, null before. Absent in groups."},"created_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/Message"};
const schema236 = {"type":"object","description":"One piece of a stored message.","oneOf":[{"$ref":"https://parley.invalid/extensions/StoredTextPart"},{"$ref":"https://parley.invalid/extensions/StoredLinkPart"},{"$ref":"https://parley.invalid/extensions/StoredDataPart"},{"$ref":"https://parley.invalid/extensions/StoredMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/extensions/StoredPart"};
const schema237 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/extensions/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"part_id":{"$ref":"https://parley.invalid/extensions/PartId"}},"$id":"https://parley.invalid/extensions/StoredTextPart"};
const schema249 = {"type":"string","description":"The id that the service gives to a stored part, unique inside its message.","examples":["prt_0"],"$id":"https://parley.invalid/extensions/PartId"};
const schema238 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string","description":"At most 8 KB; it may be empty.","x-max-bytes":8192},"mention":{"$ref":"https://parley.invalid/extensions/Mention"},"mention_range":{"$ref":"https://parley.invalid/extensions/TextRange"},"styles":{"type":"array","description":"A bare name styles the whole text.","items":{"anyOf":[{"$ref":"https://parley.invalid/extensions/TextStyle"},{"$ref":"https://parley.invalid/extensions/StyledRange"}]}}},"$id":"https://parley.invalid/extensions/TextPart"};
const schema244 = {"type":"object","description":"A stretch of the text, counted in UTF-16 code units.","required":["start","length"],"properties":{"start":{"type":"integer","minimum":0,"maximum":8192},"length":{"type":"integer","minimum":0,"maximum":8192}},"$id":"https://parley.invalid/extensions/TextRange"};
const schema245 = {"type":"string","enum":["bold","italic","underline","strikethrough"],"$id":"https://parley.invalid/extensions/TextStyle"};
const schema239 = {"description":"Whom the text names, by handle or by user id.","oneOf":[{"$ref":"https://parley.invalid/extensions/HandleMention"},{"$ref":"https://parley.invalid/extensions/UserMention"}],"$id":"https://parley.invalid/extensions/Mention"};
const schema240 = {"type":"object","required":["handle"],"properties":{"handle":{"$ref":"https://parley.invalid/extensions/HandleReference"}},"$id":"https://parley.invalid/extensions/HandleMention"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/HandleMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
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
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
let data0 = data.handle;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate328.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate328.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate328.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":{"handle":true},"dynamicProps":false,"dynamicItems":false};

const schema242 = {"type":"object","required":["user_id"],"properties":{"user_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/UserMention"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UserMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
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
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.user_id !== undefined){
let data0 = data.user_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate330.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate330.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/user_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":{"user_id":true},"dynamicProps":false,"dynamicItems":false};


function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Mention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
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
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
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
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
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
validate327.errors = vErrors;
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
validate327.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema246 = {"type":"object","required":["style"],"allOf":[{"$ref":"https://parley.invalid/extensions/TextRange"}],"properties":{"style":{"$ref":"https://parley.invalid/extensions/TextStyle"}},"$id":"https://parley.invalid/extensions/StyledRange"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
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
validate333.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate333.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate333.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate333.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate333.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate333.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate333.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate333.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.style === undefined) && (missing1 = "style")){
validate333.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.style !== undefined){
let data2 = data.style;
if(typeof data2 !== "string"){
validate333.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/extensions/TextStyle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data2 === "bold") || (data2 === "italic")) || (data2 === "underline")) || (data2 === "strikethrough"))){
validate333.errors = [{instancePath:instancePath+"/style",schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema245.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":{"style":true,"start":true,"length":true},"dynamicProps":false,"dynamicItems":false};


function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/TextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
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
validate326.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate326.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate326.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(Buffer.byteLength(typeof data1 === "string" ? data1 : JSON.stringify(data1)) > 8192){
validate326.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-max-bytes",keyword:"x-max-bytes",params:{limit: 8192},message:"must not be longer than 8192 bytes"}];
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
if(!(validate327(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
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
validate326.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.start !== undefined){
let data4 = data3.start;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate326.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 8192 || isNaN(data4)){
validate326.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate326.errors = [{instancePath:instancePath+"/mention_range/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate326.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8192 || isNaN(data5)){
validate326.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate326.errors = [{instancePath:instancePath+"/mention_range/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate326.errors = [{instancePath:instancePath+"/mention_range",schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema245.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate333(data7, {instancePath:instancePath+"/styles/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
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
validate326.errors = vErrors;
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
else {
validate326.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"props":{"type":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};


function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StoredTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate325.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate325.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
validate325.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"props":{"type":true,"part_id":true,"text":true,"mention":true,"mention_range":true,"styles":true},"dynamicProps":false,"dynamicItems":false};

const schema250 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/extensions/LinkPart"}],"properties":{"type":{"type":"string","const":"link"},"part_id":{"$ref":"https://parley.invalid/extensions/PartId"}},"$id":"https://parley.invalid/extensions/StoredLinkPart"};
const schema251 = {"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"link"},"url":{"$ref":"https://parley.invalid/extensions/HttpsUrl"},"title":{"type":"string"},"description":{"type":"string"}},"$id":"https://parley.invalid/extensions/LinkPart"};
const schema252 = {"type":"string","description":"An absolute https address.","minLength":1,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/extensions/HttpsUrl"};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/LinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
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
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate337.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate337.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
if(func1(data1) < 1){
validate337.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate337.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data1) ? new URL(data1) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data1) || /\s/.test(data1) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate337.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate337.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate337.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":{"type":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StoredLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate336.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate336.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate336.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate336.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":{"type":true,"part_id":true,"url":true,"title":true,"description":true},"dynamicProps":false,"dynamicItems":false};

const schema254 = {"type":"object","required":["type","part_id"],"allOf":[{"$ref":"https://parley.invalid/extensions/DataPart"}],"properties":{"type":{"type":"string","const":"data"},"part_id":{"$ref":"https://parley.invalid/extensions/PartId"}},"$id":"https://parley.invalid/extensions/StoredDataPart"};
const schema255 = {"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"data"},"data":{"description":"Any JSON value, null included, of at most 16 KB.","x-max-json-bytes":16384}},"$id":"https://parley.invalid/extensions/DataPart"};

function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StoredDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
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
validate339.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate339.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate339.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate339.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/extensions/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
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
validate339.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.part_id === undefined) && (missing1 = "part_id"))){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate339.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data2){
validate339.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.part_id !== undefined){
const _errs9 = errors;
if(typeof data.part_id !== "string"){
validate339.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":{"type":true,"part_id":true,"data":true},"dynamicProps":false,"dynamicItems":false};

const schema257 = {"type":"object","description":"A part that was sent with attachment_id shows the address of the bytes beside it.","required":["type","part_id"],"properties":{"type":{"type":"string","const":"media"},"part_id":{"$ref":"https://parley.invalid/extensions/PartId"},"url":{"type":"string"},"attachment_id":{"type":"string"},"duration_ms":{"type":"integer","minimum":0}},"$id":"https://parley.invalid/extensions/StoredMediaPart"};

function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StoredMediaPart" */;
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
if(((data.type === undefined) && (missing0 = "type")) || ((data.part_id === undefined) && (missing0 = "part_id"))){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate340.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate340.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate340.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/PartId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate340.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate340.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"#/properties/attachment_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate340.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate340.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":{"type":true,"part_id":true,"url":true,"attachment_id":true,"duration_ms":true},"dynamicProps":false,"dynamicItems":false};


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StoredPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
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
if(!(validate325(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
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
if(!(validate336(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
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
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.part_id = true;
props0.data = true;
}
}
else if(tag0 === "media"){
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
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
validate324.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate324.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Message" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
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
validate322.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate322.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate322.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate322.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate322.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate322.errors = [{instancePath:instancePath+"/sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate26(data.sender, {instancePath:instancePath+"/sender",parentData:data,parentDataProperty:"sender",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(data4.length > 32){
validate322.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data4.length < 1){
validate322.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate324(data4[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
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
validate322.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate322.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema232.properties.text.type},message:"must be string,null"}];
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
validate322.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/type",keyword:"type",params:{type: schema232.properties.reply_to.type},message:"must be object,null"}];
return false;
}
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.message_id === undefined) && (missing1 = "message_id")){
validate322.errors = [{instancePath:instancePath+"/reply_to",schemaPath:"#/properties/reply_to/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
validate322.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data8.isWellFormed() || data8.includes("\u0000")){
validate322.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/reply_to/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath:instancePath+"/reply_to/part_id",schemaPath:"#/properties/reply_to/properties/part_id/type",keyword:"type",params:{type: schema232.properties.reply_to.properties.part_id.type},message:"must be string,null"}];
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
if(!(validate315(data10[i1], {instancePath:instancePath+"/reactions/" + i1,parentData:data10,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
var valid8 = _errs26 === errors;
if(!valid8){
break;
}
}
}
else {
validate322.errors = [{instancePath:instancePath+"/reactions",schemaPath:"#/properties/reactions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate322.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/type",keyword:"type",params:{type: schema232.properties.delivered_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
validate322.errors = [{instancePath:instancePath+"/delivered_at",schemaPath:"#/properties/delivered_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate322.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema232.properties.read_at.type},message:"must be string,null"}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate322.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
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
validate322.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate322.errors = [{instancePath:instancePath+"/created_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":{"message_id":true,"chat_id":true,"sequence":true,"sender":true,"parts":true,"text":true,"reply_to":true,"reactions":true,"delivered_at":true,"read_at":true,"created_at":true},"dynamicProps":false,"dynamicItems":false};


function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MessageReceivedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate320.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate320.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.received" !== data0){
validate320.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.received"},message:"must be equal to constant"}];
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
validate320.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.message !== undefined){
if(!(validate322(data1.message, {instancePath:instancePath+"/data/message",parentData:data1,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
}
else {
validate320.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema261 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"message.delivered"},"data":{"$ref":"https://parley.invalid/extensions/WatermarkData"}},"$id":"https://parley.invalid/extensions/MessageDeliveredEvent"};
const schema262 = {"type":"object","required":["through_sequence","recipient"],"properties":{"through_sequence":{"description":"The position in the chat up to which the recipient has come.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"recipient":{"description":"The party whose watermark moved.","allOf":[{"$ref":"https://parley.invalid/extensions/Party"}]},"message_id":{"type":"string"}},"$id":"https://parley.invalid/extensions/WatermarkData"};

function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WatermarkData" */;
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
if(((data.through_sequence === undefined) && (missing0 = "through_sequence")) || ((data.recipient === undefined) && (missing0 = "recipient"))){
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.through_sequence !== undefined){
let data0 = data.through_sequence;
const _errs1 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate351.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate351.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate351.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(!(validate26(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate351.errors = [{instancePath:instancePath+"/message_id",schemaPath:"#/properties/message_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":{"through_sequence":true,"recipient":true,"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MessageDeliveredEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate349.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate349.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.delivered" !== data0){
validate349.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.delivered"},message:"must be equal to constant"}];
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
if(!(validate351(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
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
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema264 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"message.read"},"data":{"$ref":"https://parley.invalid/extensions/WatermarkData"}},"$id":"https://parley.invalid/extensions/MessageReadEvent"};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MessageReadEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate355.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate355.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("message.read" !== data0){
validate355.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "message.read"},message:"must be equal to constant"}];
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
if(!(validate351(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
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
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema265 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"participant.added"},"data":{"$ref":"https://parley.invalid/extensions/MembershipData"}},"$id":"https://parley.invalid/extensions/ParticipantAddedEvent"};
const schema266 = {"type":"object","required":["participant","actor","effective_sequence"],"properties":{"participant":{"description":"Who joined or left.","allOf":[{"$ref":"https://parley.invalid/extensions/Party"}]},"actor":{"description":"Who caused it.","allOf":[{"$ref":"https://parley.invalid/extensions/Party"}]},"effective_sequence":{"description":"The first position in the chat that the participant sees, or the last.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]}},"$id":"https://parley.invalid/extensions/MembershipData"};

function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MembershipData" */;
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
if((((data.participant === undefined) && (missing0 = "participant")) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.effective_sequence === undefined) && (missing0 = "effective_sequence"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.participant !== undefined){
const _errs1 = errors;
if(!(validate26(data.participant, {instancePath:instancePath+"/participant",parentData:data,parentDataProperty:"participant",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
if(!(validate26(data.actor, {instancePath:instancePath+"/actor",parentData:data,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate361.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate361.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate361.errors = [{instancePath:instancePath+"/effective_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"participant":true,"actor":true,"effective_sequence":true},"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ParticipantAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate359.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.added" !== data0){
validate359.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.added"},message:"must be equal to constant"}];
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
if(!(validate361(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema268 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"participant.removed"},"data":{"$ref":"https://parley.invalid/extensions/MembershipData"}},"$id":"https://parley.invalid/extensions/ParticipantRemovedEvent"};

function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ParticipantRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate366.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate366.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("participant.removed" !== data0){
validate366.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "participant.removed"},message:"must be equal to constant"}];
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
if(!(validate361(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
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
validate366.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema269 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"chat.group_name_updated"},"data":{"type":"object","required":["group_name","previous_group_name","actor"],"properties":{"group_name":{"type":"string"},"previous_group_name":{"type":["string","null"]},"actor":{"$ref":"https://parley.invalid/extensions/Party"}}}},"$id":"https://parley.invalid/extensions/GroupNameUpdatedEvent"};

function validate370(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/GroupNameUpdatedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate370.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate370.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate370.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("chat.group_name_updated" !== data0){
validate370.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "chat.group_name_updated"},message:"must be equal to constant"}];
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
validate370.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.group_name !== undefined){
const _errs6 = errors;
if(typeof data1.group_name !== "string"){
validate370.errors = [{instancePath:instancePath+"/data/group_name",schemaPath:"#/properties/data/properties/group_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate370.errors = [{instancePath:instancePath+"/data/previous_group_name",schemaPath:"#/properties/data/properties/previous_group_name/type",keyword:"type",params:{type: schema269.properties.data.properties.previous_group_name.type},message:"must be string,null"}];
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
if(!(validate26(data1.actor, {instancePath:instancePath+"/data/actor",parentData:data1,parentDataProperty:"actor",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate370.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate370.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate370.errors = vErrors;
return errors === 0;
}
validate370.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema270 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"reaction.added"},"data":{"$ref":"https://parley.invalid/extensions/ReactionData"}},"$id":"https://parley.invalid/extensions/ReactionAddedEvent"};
const schema271 = {"type":"object","required":["reaction"],"properties":{"reaction":{"type":"object","description":"The reaction and the message that it sits on, by id only.","allOf":[{"$ref":"https://parley.invalid/extensions/Reaction"}],"required":["message_id"]}},"$id":"https://parley.invalid/extensions/ReactionData"};

function validate376(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReactionData" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate376.evaluated;
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
validate376.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.reaction !== undefined){
let data0 = data.reaction;
const _errs1 = errors;
if(!(validate315(data0, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
errors = vErrors.length;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.message_id === undefined) && (missing1 = "message_id")){
validate376.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate376.errors = [{instancePath:instancePath+"/reaction",schemaPath:"#/properties/reaction/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate376.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate376.errors = vErrors;
return errors === 0;
}
validate376.evaluated = {"props":{"reaction":true},"dynamicProps":false,"dynamicItems":false};


function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReactionAddedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate374.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate374.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.added" !== data0){
validate374.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.added"},message:"must be equal to constant"}];
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
if(!(validate376(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
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
validate374.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema272 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type","data"],"properties":{"event_type":{"type":"string","const":"reaction.removed"},"data":{"$ref":"https://parley.invalid/extensions/ReactionData"}},"$id":"https://parley.invalid/extensions/ReactionRemovedEvent"};

function validate380(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReactionRemovedEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate380.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.event_type === undefined) && (missing0 = "event_type")) || ((data.data === undefined) && (missing0 = "data"))){
validate380.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate380.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reaction.removed" !== data0){
validate380.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/const",keyword:"const",params:{allowedValue: "reaction.removed"},message:"must be equal to constant"}];
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
if(!(validate376(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate376.errors : vErrors.concat(validate376.errors);
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
validate380.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate380.errors = vErrors;
return errors === 0;
}
validate380.evaluated = {"props":{"event_type":true,"data":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true},"dynamicProps":false,"dynamicItems":false};

const schema273 = {"type":"object","description":"An event of a type that this description does not list.","allOf":[{"$ref":"https://parley.invalid/extensions/EventEnvelope"}],"required":["event_type"],"properties":{"event_type":{"type":"string","not":{"enum":["message.received","message.delivered","message.read","participant.added","participant.removed","chat.group_name_updated","reaction.added","reaction.removed"]}}},"$id":"https://parley.invalid/extensions/UnknownEvent"};

function validate384(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UnknownEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate384.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate313(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate313.errors : vErrors.concat(validate313.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.event_type === undefined) && (missing0 = "event_type")){
validate384.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_type !== undefined){
let data0 = data.event_type;
if(typeof data0 !== "string"){
validate384.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
const _errs4 = errors;
const _errs5 = errors;
if(!((((((((data0 === "message.received") || (data0 === "message.delivered")) || (data0 === "message.read")) || (data0 === "participant.added")) || (data0 === "participant.removed")) || (data0 === "chat.group_name_updated")) || (data0 === "reaction.added")) || (data0 === "reaction.removed"))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs5 === errors;
if(valid2){
validate384.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/not",keyword:"not",params:{},message:"must NOT be valid"}];
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate384.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate384.errors = vErrors;
return errors === 0;
}
validate384.evaluated = {"props":{"event_type":true,"event_id":true,"sequence":true,"agent_id":true,"chat_id":true,"created_at":true,"schema_version":true,"data":true},"dynamicProps":false,"dynamicItems":false};


function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Event" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate320(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate349(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate355(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate359(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate366(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate366.errors : vErrors.concat(validate366.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate370(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate370.errors : vErrors.concat(validate370.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate374(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate380(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate384(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate384.errors : vErrors.concat(validate384.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = props0 || {};
props0.event_type = true;
props0.event_id = true;
props0.sequence = true;
props0.agent_id = true;
props0.chat_id = true;
props0.created_at = true;
props0.schema_version = true;
props0.data = true;
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
validate319.errors = vErrors;
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
validate319.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/PersonEvent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate312(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!(validate319(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
else {
var props1 = validate319.evaluated.props;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
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
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate311.errors = vErrors;
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
validate311.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/PersonEventPage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
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
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.events !== undefined){
let data0 = data.events;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate310.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate311(data0[i0], {instancePath:instancePath+"/events/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
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
validate310.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate310.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate310.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate310.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate310.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate310.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate310.errors = [{instancePath:instancePath+"/latest",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.has_more !== undefined){
const _errs10 = errors;
if(typeof data.has_more !== "boolean"){
validate310.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate310(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":{"events":true,"next_cursor":true,"latest":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_401 = validate390;
const schema276 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_401"};

function validate390(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate390.evaluated;
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
validate390.errors = vErrors;
return errors === 0;
}
validate390.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_422 = validate392;
const schema277 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_422"};

function validate392(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate392.evaluated;
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
validate392.errors = vErrors;
return errors === 0;
}
validate392.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_429 = validate394;
const schema278 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_429"};

function validate394(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate394.evaluated;
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
validate394.errors = vErrors;
return errors === 0;
}
validate394.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_500 = validate396;
const schema279 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_500"};

function validate396(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate396.evaluated;
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
validate396.errors = vErrors;
return errors === 0;
}
validate396.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnEvents_reply_503 = validate398;
const schema280 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnEvents_reply_503"};

function validate398(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnEvents_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate398.evaluated;
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
validate398.errors = vErrors;
return errors === 0;
}
validate398.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_200 = validate400;
const schema281 = {"$ref":"https://parley.invalid/extensions/History","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_200"};
const schema282 = {"type":"object","required":["messages","has_more"],"properties":{"messages":{"type":"array","description":"Newest first.","maxItems":100,"items":{"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/Message"}],"required":["reactions"]}},"has_more":{"type":"boolean","description":"Whether older messages of the caller's window exist."}},"$id":"https://parley.invalid/extensions/History"};

function validate401(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/History" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate401.evaluated;
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
validate401.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messages !== undefined){
let data0 = data.messages;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate401.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!(validate322(data1, {instancePath:instancePath+"/messages/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.reactions === undefined) && (missing1 = "reactions")){
validate401.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
else {
validate401.errors = [{instancePath:instancePath+"/messages/" + i0,schemaPath:"#/properties/messages/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate401.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate401.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate401.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate401.errors = vErrors;
return errors === 0;
}
validate401.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};


function validate400(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate400.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate401(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
errors = vErrors.length;
}
validate400.errors = vErrors;
return errors === 0;
}
validate400.evaluated = {"props":{"messages":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_401 = validate404;
const schema283 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_401"};

function validate404(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate404.evaluated;
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
validate404.errors = vErrors;
return errors === 0;
}
validate404.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_403 = validate406;
const schema284 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_403"};

function validate406(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate406.evaluated;
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
validate406.errors = vErrors;
return errors === 0;
}
validate406.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_404 = validate408;
const schema285 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_404"};

function validate408(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate408.evaluated;
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
validate408.errors = vErrors;
return errors === 0;
}
validate408.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_422 = validate410;
const schema286 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_422"};

function validate410(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate410.evaluated;
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
validate410.errors = vErrors;
return errors === 0;
}
validate410.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_429 = validate412;
const schema287 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_429"};

function validate412(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate412.evaluated;
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
validate412.errors = vErrors;
return errors === 0;
}
validate412.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_500 = validate414;
const schema288 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_500"};

function validate414(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate414.evaluated;
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
validate414.errors = vErrors;
return errors === 0;
}
validate414.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnMessages_reply_503 = validate416;
const schema289 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnMessages_reply_503"};

function validate416(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnMessages_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate416.evaluated;
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
validate416.errors = vErrors;
return errors === 0;
}
validate416.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgents_reply_200 = validate418;
const schema290 = {"type":"object","required":["agents","next_cursor","has_more"],"properties":{"agents":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/Agent"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_200"};

function validate418(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate418.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.agents === undefined) && (missing0 = "agents")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate418.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agents !== undefined){
let data0 = data.agents;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate418.errors = [{instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate220(data0[i0], {instancePath:instancePath+"/agents/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
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
validate418.errors = [{instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate418.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate418.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate418.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate418.errors = vErrors;
return errors === 0;
}
validate418.evaluated = {"props":{"agents":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgents_reply_401 = validate420;
const schema292 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_401"};

function validate420(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate420.evaluated;
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
validate420.errors = vErrors;
return errors === 0;
}
validate420.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listOwnedAgents_reply_422 = validate422;
const schema293 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_422"};

function validate422(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_422" */;
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

export const listOwnedAgents_reply_429 = validate424;
const schema294 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_429"};

function validate424(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_429" */;
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

export const listOwnedAgents_reply_500 = validate426;
const schema295 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_500"};

function validate426(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_500" */;
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

export const listOwnedAgents_reply_503 = validate428;
const schema296 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listOwnedAgents_reply_503"};

function validate428(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listOwnedAgents_reply_503" */;
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

export const listWebhookAttempts_reply_200 = validate430;
const schema297 = {"type":"object","required":["attempts","next_cursor","has_more"],"properties":{"attempts":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/WebhookAttempt"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_200"};
const schema298 = {"type":"object","required":["event_id","event_type","attempt","at","duration_ms","status","error","response_excerpt"],"properties":{"event_id":{"type":"string"},"event_type":{"type":"string"},"attempt":{"type":"integer","minimum":1,"description":"Its number among the attempts for this event."},"at":{"$ref":"https://parley.invalid/extensions/Timestamp"},"duration_ms":{"type":["integer","null"],"minimum":0,"description":"Null while it is under way."},"status":{"type":["integer","null"],"description":"The HTTP status of the receiver, null when none arrived."},"error":{"type":["string","null"],"description":"Why no status arrived."},"response_excerpt":{"type":["string","null"],"description":"The beginning of the receiver's answer."}},"$id":"https://parley.invalid/extensions/WebhookAttempt"};

function validate431(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WebhookAttempt" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate431.evaluated;
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
validate431.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.event_id !== undefined){
const _errs1 = errors;
if(typeof data.event_id !== "string"){
validate431.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate431.errors = [{instancePath:instancePath+"/event_type",schemaPath:"#/properties/event_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate431.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate431.errors = [{instancePath:instancePath+"/attempt",schemaPath:"#/properties/attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
validate431.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate431.errors = [{instancePath:instancePath+"/at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate431.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: schema298.properties.duration_ms.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate431.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate431.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema298.properties.status.type},message:"must be integer,null"}];
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
validate431.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema298.properties.error.type},message:"must be string,null"}];
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
validate431.errors = [{instancePath:instancePath+"/response_excerpt",schemaPath:"#/properties/response_excerpt/type",keyword:"type",params:{type: schema298.properties.response_excerpt.type},message:"must be string,null"}];
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
validate431.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate431.errors = vErrors;
return errors === 0;
}
validate431.evaluated = {"props":{"event_id":true,"event_type":true,"attempt":true,"at":true,"duration_ms":true,"status":true,"error":true,"response_excerpt":true},"dynamicProps":false,"dynamicItems":false};


function validate430(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate430.evaluated;
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
validate430.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.attempts !== undefined){
let data0 = data.attempts;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate430.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate431(data0[i0], {instancePath:instancePath+"/attempts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
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
validate430.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate430.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate430.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate430.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate430.errors = vErrors;
return errors === 0;
}
validate430.evaluated = {"props":{"attempts":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_401 = validate433;
const schema301 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_401"};

function validate433(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate433.evaluated;
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
validate433.errors = vErrors;
return errors === 0;
}
validate433.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_404 = validate435;
const schema302 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_404"};

function validate435(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate435.evaluated;
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
validate435.errors = vErrors;
return errors === 0;
}
validate435.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_422 = validate437;
const schema303 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_422"};

function validate437(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate437.evaluated;
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
validate437.errors = vErrors;
return errors === 0;
}
validate437.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_429 = validate439;
const schema304 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_429"};

function validate439(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate439.evaluated;
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
validate439.errors = vErrors;
return errors === 0;
}
validate439.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_500 = validate441;
const schema305 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_500"};

function validate441(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate441.evaluated;
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
validate441.errors = vErrors;
return errors === 0;
}
validate441.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhookAttempts_reply_503 = validate443;
const schema306 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhookAttempts_reply_503"};

function validate443(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhookAttempts_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate443.evaluated;
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
validate443.errors = vErrors;
return errors === 0;
}
validate443.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_200 = validate445;
const schema307 = {"type":"object","required":["webhooks","next_cursor","has_more"],"properties":{"webhooks":{"type":"array","maxItems":100,"items":{"$ref":"https://parley.invalid/extensions/Webhook"}},"next_cursor":{"$ref":"https://parley.invalid/extensions/NextCursor"},"has_more":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_200"};

function validate445(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate445.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.webhooks === undefined) && (missing0 = "webhooks")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))) || ((data.has_more === undefined) && (missing0 = "has_more"))){
validate445.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.webhooks !== undefined){
let data0 = data.webhooks;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate445.errors = [{instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate242(data0[i0], {instancePath:instancePath+"/webhooks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
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
validate445.errors = [{instancePath:instancePath+"/webhooks",schemaPath:"#/properties/webhooks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate445.errors = [{instancePath:instancePath+"/next_cursor",schemaPath:"https://parley.invalid/extensions/NextCursor/type",keyword:"type",params:{type: schema190.type},message:"must be string,null"}];
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
validate445.errors = [{instancePath:instancePath+"/has_more",schemaPath:"#/properties/has_more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate445.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate445.errors = vErrors;
return errors === 0;
}
validate445.evaluated = {"props":{"webhooks":true,"next_cursor":true,"has_more":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_401 = validate447;
const schema309 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_401"};

function validate447(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate447.evaluated;
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
validate447.errors = vErrors;
return errors === 0;
}
validate447.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_422 = validate449;
const schema310 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_422"};

function validate449(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate449.evaluated;
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
validate449.errors = vErrors;
return errors === 0;
}
validate449.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_429 = validate451;
const schema311 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_429"};

function validate451(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate451.evaluated;
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
validate451.errors = vErrors;
return errors === 0;
}
validate451.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_500 = validate453;
const schema312 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_500"};

function validate453(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate453.evaluated;
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
validate453.errors = vErrors;
return errors === 0;
}
validate453.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const listWebhooks_reply_503 = validate455;
const schema313 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/listWebhooks_reply_503"};

function validate455(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/listWebhooks_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate455.evaluated;
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
validate455.errors = vErrors;
return errors === 0;
}
validate455.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_body = validate457;
const schema314 = {"$ref":"https://parley.invalid/extensions/WatermarkRequest","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_body"};
const schema315 = {"type":"object","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/WatermarkRequest"};

function validate458(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WatermarkRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate458.evaluated;
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
validate458.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate458.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate458.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate458.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate458.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate458.errors = vErrors;
return errors === 0;
}
validate458.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};


function validate457(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate457.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
validate457.errors = vErrors;
return errors === 0;
}
validate457.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_200 = validate460;
const schema317 = {"$ref":"https://parley.invalid/extensions/ReceiptReply","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_200"};
const schema318 = {"type":"object","required":["receipt","advanced"],"properties":{"receipt":{"$ref":"https://parley.invalid/extensions/Receipt"},"advanced":{"type":"boolean","description":"Whether this call moved the watermark."}},"$id":"https://parley.invalid/extensions/ReceiptReply"};
const schema319 = {"type":"object","description":"How far one party of a direct chat has come. It never goes back.","required":["chat_id","recipient","status","message_id","through_sequence","updated_at"],"properties":{"chat_id":{"$ref":"https://parley.invalid/extensions/Id"},"recipient":{"$ref":"https://parley.invalid/extensions/Party"},"status":{"type":"string","enum":["delivered","read"]},"message_id":{"$ref":"https://parley.invalid/extensions/Id"},"through_sequence":{"description":"The position in the chat of that message; everything up to it is covered.","allOf":[{"$ref":"https://parley.invalid/extensions/Sequence"}]},"updated_at":{"$ref":"https://parley.invalid/extensions/Timestamp"}},"$id":"https://parley.invalid/extensions/Receipt"};

function validate462(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Receipt" */;
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
if(((((((data.chat_id === undefined) && (missing0 = "chat_id")) || ((data.recipient === undefined) && (missing0 = "recipient"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.message_id === undefined) && (missing0 = "message_id"))) || ((data.through_sequence === undefined) && (missing0 = "through_sequence"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate462.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate462.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate462.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate462.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate26(data.recipient, {instancePath:instancePath+"/recipient",parentData:data,parentDataProperty:"recipient",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
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
validate462.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "delivered") || (data2 === "read"))){
validate462.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema319.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate462.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate462.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate462.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate462.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate462.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate462.errors = [{instancePath:instancePath+"/through_sequence",schemaPath:"https://parley.invalid/extensions/Sequence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate462.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/extensions/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
return false;
}
}
else {
validate462.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"https://parley.invalid/extensions/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate462.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate462.errors = vErrors;
return errors === 0;
}
validate462.evaluated = {"props":{"chat_id":true,"recipient":true,"status":true,"message_id":true,"through_sequence":true,"updated_at":true},"dynamicProps":false,"dynamicItems":false};


function validate461(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReceiptReply" */;
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
if(((data.receipt === undefined) && (missing0 = "receipt")) || ((data.advanced === undefined) && (missing0 = "advanced"))){
validate461.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.receipt !== undefined){
const _errs1 = errors;
if(!(validate462(data.receipt, {instancePath:instancePath+"/receipt",parentData:data,parentDataProperty:"receipt",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
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
validate461.errors = [{instancePath:instancePath+"/advanced",schemaPath:"#/properties/advanced/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate461.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate461.errors = vErrors;
return errors === 0;
}
validate461.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};


function validate460(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate460.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
validate460.errors = vErrors;
return errors === 0;
}
validate460.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_401 = validate466;
const schema324 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_401"};

function validate466(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate466.evaluated;
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
validate466.errors = vErrors;
return errors === 0;
}
validate466.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_403 = validate468;
const schema325 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_403"};

function validate468(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate468.evaluated;
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
validate468.errors = vErrors;
return errors === 0;
}
validate468.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_404 = validate470;
const schema326 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_404"};

function validate470(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate470.evaluated;
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
validate470.errors = vErrors;
return errors === 0;
}
validate470.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_413 = validate472;
const schema327 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_413"};

function validate472(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate472.evaluated;
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
validate472.errors = vErrors;
return errors === 0;
}
validate472.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_422 = validate474;
const schema328 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_422"};

function validate474(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate474.evaluated;
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
validate474.errors = vErrors;
return errors === 0;
}
validate474.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_429 = validate476;
const schema329 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_429"};

function validate476(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate476.evaluated;
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
validate476.errors = vErrors;
return errors === 0;
}
validate476.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_500 = validate478;
const schema330 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_500"};

function validate478(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate478.evaluated;
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
validate478.errors = vErrors;
return errors === 0;
}
validate478.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnDelivered_reply_503 = validate480;
const schema331 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnDelivered_reply_503"};

function validate480(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnDelivered_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate480.evaluated;
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
validate480.errors = vErrors;
return errors === 0;
}
validate480.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_body = validate482;
const schema332 = {"$ref":"https://parley.invalid/extensions/WatermarkRequest","$id":"https://parley.invalid/extensions/operations/markOwnRead_body"};

function validate482(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate482.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate458(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate458.errors : vErrors.concat(validate458.errors);
errors = vErrors.length;
}
validate482.errors = vErrors;
return errors === 0;
}
validate482.evaluated = {"props":{"message_id":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_200 = validate484;
const schema333 = {"$ref":"https://parley.invalid/extensions/ReceiptReply","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_200"};

function validate484(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate484.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate461(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate461.errors : vErrors.concat(validate461.errors);
errors = vErrors.length;
}
validate484.errors = vErrors;
return errors === 0;
}
validate484.evaluated = {"props":{"receipt":true,"advanced":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_401 = validate486;
const schema334 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_401"};

function validate486(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate486.evaluated;
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
validate486.errors = vErrors;
return errors === 0;
}
validate486.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_403 = validate488;
const schema335 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_403"};

function validate488(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate488.evaluated;
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
validate488.errors = vErrors;
return errors === 0;
}
validate488.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_404 = validate490;
const schema336 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_404"};

function validate490(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate490.evaluated;
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
validate490.errors = vErrors;
return errors === 0;
}
validate490.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_413 = validate492;
const schema337 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_413"};

function validate492(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate492.evaluated;
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
validate492.errors = vErrors;
return errors === 0;
}
validate492.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_422 = validate494;
const schema338 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_422"};

function validate494(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate494.evaluated;
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
validate494.errors = vErrors;
return errors === 0;
}
validate494.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_429 = validate496;
const schema339 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_429"};

function validate496(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate496.evaluated;
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
validate496.errors = vErrors;
return errors === 0;
}
validate496.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_500 = validate498;
const schema340 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_500"};

function validate498(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate498.evaluated;
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
validate498.errors = vErrors;
return errors === 0;
}
validate498.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const markOwnRead_reply_503 = validate500;
const schema341 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/markOwnRead_reply_503"};

function validate500(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/markOwnRead_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate500.evaluated;
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
validate500.errors = vErrors;
return errors === 0;
}
validate500.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_body = validate502;
const schema342 = {"$ref":"https://parley.invalid/extensions/OperateCreateAgentRequest","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_body"};
const schema343 = {"type":"object","required":["owner_handle","handle","display_name"],"properties":{"owner_handle":{"$ref":"https://parley.invalid/extensions/HandleReference"},"handle":{"$ref":"https://parley.invalid/extensions/Handle"},"display_name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"visibility":{"$ref":"https://parley.invalid/extensions/Visibility"}},"$id":"https://parley.invalid/extensions/OperateCreateAgentRequest"};

function validate503(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/OperateCreateAgentRequest" */;
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
if((((data.owner_handle === undefined) && (missing0 = "owner_handle")) || ((data.handle === undefined) && (missing0 = "handle"))) || ((data.display_name === undefined) && (missing0 = "display_name"))){
validate503.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate503.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate503.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate503.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate503.errors = [{instancePath:instancePath+"/owner_handle",schemaPath:"https://parley.invalid/extensions/HandleReference/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate503.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{2,29}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{2,29}$"+"\""}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate503.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate503.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/Handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate503.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate503.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
validate503.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate503.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate503.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "public") || (data3 === "unlisted")) || (data3 === "private"))){
validate503.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"}];
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
else {
validate503.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate503.errors = vErrors;
return errors === 0;
}
validate503.evaluated = {"props":{"owner_handle":true,"handle":true,"display_name":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};


function validate502(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_body" */;
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
validate502.evaluated = {"props":{"owner_handle":true,"handle":true,"display_name":true,"visibility":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_201 = validate505;
const schema348 = {"$ref":"https://parley.invalid/extensions/CreatedAgent","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_201"};
const schema349 = {"type":"object","required":["agent","agent_token"],"properties":{"agent":{"$ref":"https://parley.invalid/extensions/Agent"},"agent_token":{"type":"string","description":"The Agent Token, shown here and never again.","pattern":"^svc_live_.+$"}},"$id":"https://parley.invalid/extensions/CreatedAgent"};
const pattern7 = new RegExp("^svc_live_.+$", "u");

function validate506(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/CreatedAgent" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate506.evaluated;
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
validate506.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
const _errs1 = errors;
if(!(validate220(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
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
if(!pattern7.test(data1)){
validate506.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/pattern",keyword:"pattern",params:{pattern: "^svc_live_.+$"},message:"must match pattern \""+"^svc_live_.+$"+"\""}];
return false;
}
}
else {
validate506.errors = [{instancePath:instancePath+"/agent_token",schemaPath:"#/properties/agent_token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate506.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate506.errors = vErrors;
return errors === 0;
}
validate506.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};


function validate505(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate505.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate506(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
errors = vErrors.length;
}
validate505.errors = vErrors;
return errors === 0;
}
validate505.evaluated = {"props":{"agent":true,"agent_token":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_401 = validate509;
const schema350 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_401"};

function validate509(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate509.evaluated;
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
validate509.errors = vErrors;
return errors === 0;
}
validate509.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_404 = validate511;
const schema351 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_404"};

function validate511(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate511.evaluated;
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
validate511.errors = vErrors;
return errors === 0;
}
validate511.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_409 = validate513;
const schema352 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_409"};

function validate513(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate513.evaluated;
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
validate513.errors = vErrors;
return errors === 0;
}
validate513.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_413 = validate515;
const schema353 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_413"};

function validate515(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate515.evaluated;
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
validate515.errors = vErrors;
return errors === 0;
}
validate515.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_422 = validate517;
const schema354 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_422"};

function validate517(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate517.evaluated;
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
validate517.errors = vErrors;
return errors === 0;
}
validate517.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_429 = validate519;
const schema355 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_429"};

function validate519(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate519.evaluated;
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
validate519.errors = vErrors;
return errors === 0;
}
validate519.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_500 = validate521;
const schema356 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_500"};

function validate521(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate521.evaluated;
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
validate521.errors = vErrors;
return errors === 0;
}
validate521.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const operateCreateAgent_reply_503 = validate523;
const schema357 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/operateCreateAgent_reply_503"};

function validate523(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/operateCreateAgent_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate523.evaluated;
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
validate523.errors = vErrors;
return errors === 0;
}
validate523.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_body = validate525;
const schema358 = {"type":"object","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_body"};

function validate525(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate525.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate525.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
validate525.errors = vErrors;
return errors === 0;
}
validate525.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_401 = validate526;
const schema359 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_401"};

function validate526(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate526.evaluated;
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
validate526.errors = vErrors;
return errors === 0;
}
validate526.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_404 = validate528;
const schema360 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_404"};

function validate528(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate528.evaluated;
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
validate528.errors = vErrors;
return errors === 0;
}
validate528.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_413 = validate530;
const schema361 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_413"};

function validate530(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate530.evaluated;
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
validate530.errors = vErrors;
return errors === 0;
}
validate530.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_422 = validate532;
const schema362 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_422"};

function validate532(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate532.evaluated;
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
validate532.errors = vErrors;
return errors === 0;
}
validate532.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_429 = validate534;
const schema363 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_429"};

function validate534(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate534.evaluated;
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
validate534.errors = vErrors;
return errors === 0;
}
validate534.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_500 = validate536;
const schema364 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_500"};

function validate536(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate536.evaluated;
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
validate536.errors = vErrors;
return errors === 0;
}
validate536.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const redeliverDeadLetter_reply_503 = validate538;
const schema365 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_503"};

function validate538(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/redeliverDeadLetter_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate538.evaluated;
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
validate538.errors = vErrors;
return errors === 0;
}
validate538.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_401 = validate540;
const schema366 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_401"};

function validate540(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate540.evaluated;
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
validate540.errors = vErrors;
return errors === 0;
}
validate540.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_403 = validate542;
const schema367 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_403"};

function validate542(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate542.evaluated;
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
validate542.errors = vErrors;
return errors === 0;
}
validate542.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_404 = validate544;
const schema368 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_404"};

function validate544(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate544.evaluated;
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
validate544.errors = vErrors;
return errors === 0;
}
validate544.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_409 = validate546;
const schema369 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_409"};

function validate546(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate546.evaluated;
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
validate546.errors = vErrors;
return errors === 0;
}
validate546.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_429 = validate548;
const schema370 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_429"};

function validate548(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate548.evaluated;
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
validate548.errors = vErrors;
return errors === 0;
}
validate548.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_500 = validate550;
const schema371 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_500"};

function validate550(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate550.evaluated;
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
validate550.errors = vErrors;
return errors === 0;
}
validate550.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const removeParticipant_reply_503 = validate552;
const schema372 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/removeParticipant_reply_503"};

function validate552(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/removeParticipant_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate552.evaluated;
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
validate552.errors = vErrors;
return errors === 0;
}
validate552.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_body = validate554;
const schema373 = {"$ref":"https://parley.invalid/extensions/RenameChatRequest","$id":"https://parley.invalid/extensions/operations/renameChat_body"};
const schema374 = {"type":"object","required":["group_name"],"properties":{"group_name":{"$ref":"https://parley.invalid/extensions/GroupName"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/RenameChatRequest"};

function validate555(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/RenameChatRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate555.evaluated;
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
validate555.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "group_name")){
validate555.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate555.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate555.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate555.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate555.errors = [{instancePath:instancePath+"/group_name",schemaPath:"https://parley.invalid/extensions/GroupName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate555.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate555.errors = vErrors;
return errors === 0;
}
validate555.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate554(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate554.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate555(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate555.errors : vErrors.concat(validate555.errors);
errors = vErrors.length;
}
validate554.errors = vErrors;
return errors === 0;
}
validate554.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_200 = validate557;
const schema376 = {"$ref":"https://parley.invalid/extensions/ChatReply","$id":"https://parley.invalid/extensions/operations/renameChat_reply_200"};

function validate557(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate557.evaluated;
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
validate557.errors = vErrors;
return errors === 0;
}
validate557.evaluated = {"props":{"chat":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_401 = validate559;
const schema377 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_401"};

function validate559(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate559.evaluated;
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
validate559.errors = vErrors;
return errors === 0;
}
validate559.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_403 = validate561;
const schema378 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_403"};

function validate561(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate561.evaluated;
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
validate561.errors = vErrors;
return errors === 0;
}
validate561.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_404 = validate563;
const schema379 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_404"};

function validate563(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate563.evaluated;
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
validate563.errors = vErrors;
return errors === 0;
}
validate563.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_409 = validate565;
const schema380 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_409"};

function validate565(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate565.evaluated;
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
validate565.errors = vErrors;
return errors === 0;
}
validate565.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_413 = validate567;
const schema381 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_413"};

function validate567(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate567.evaluated;
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
validate567.errors = vErrors;
return errors === 0;
}
validate567.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_422 = validate569;
const schema382 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_422"};

function validate569(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate569.evaluated;
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
validate569.errors = vErrors;
return errors === 0;
}
validate569.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_429 = validate571;
const schema383 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_429"};

function validate571(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate571.evaluated;
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
validate571.errors = vErrors;
return errors === 0;
}
validate571.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_500 = validate573;
const schema384 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_500"};

function validate573(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate573.evaluated;
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
validate573.errors = vErrors;
return errors === 0;
}
validate573.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const renameChat_reply_503 = validate575;
const schema385 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/renameChat_reply_503"};

function validate575(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/renameChat_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate575.evaluated;
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
validate575.errors = vErrors;
return errors === 0;
}
validate575.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_body = validate577;
const schema386 = {"$ref":"https://parley.invalid/extensions/RotateWebhookSecretRequest","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_body"};
const schema387 = {"type":"object","properties":{"overlap_seconds":{"type":"integer","description":"Seconds for which the former secret signs as well.","minimum":0,"maximum":86400,"default":0}},"$id":"https://parley.invalid/extensions/RotateWebhookSecretRequest"};

function validate577(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate577.evaluated;
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
validate577.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/extensions/RotateWebhookSecretRequest/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 86400 || isNaN(data0)){
validate577.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/extensions/RotateWebhookSecretRequest/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate577.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"https://parley.invalid/extensions/RotateWebhookSecretRequest/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
validate577.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/RotateWebhookSecretRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate577.errors = vErrors;
return errors === 0;
}
validate577.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_200 = validate578;
const schema388 = {"$ref":"https://parley.invalid/extensions/WebhookWithSecret","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_200"};
const schema389 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/Webhook"}],"required":["signing_secret"],"properties":{"signing_secret":{"type":"string","description":"whsec_ and the base64 of the key that signs the requests.","pattern":"^whsec_[A-Za-z0-9+/]+={0,2}$"}},"$id":"https://parley.invalid/extensions/WebhookWithSecret"};
const pattern8 = new RegExp("^whsec_[A-Za-z0-9+/]+={0,2}$", "u");

function validate579(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/WebhookWithSecret" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate579.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.signing_secret === undefined) && (missing0 = "signing_secret")){
validate579.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.signing_secret !== undefined){
let data0 = data.signing_secret;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate579.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/pattern",keyword:"pattern",params:{pattern: "^whsec_[A-Za-z0-9+/]+={0,2}$"},message:"must match pattern \""+"^whsec_[A-Za-z0-9+/]+={0,2}$"+"\""}];
return false;
}
}
else {
validate579.errors = [{instancePath:instancePath+"/signing_secret",schemaPath:"#/properties/signing_secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate579.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate579.errors = vErrors;
return errors === 0;
}
validate579.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};


function validate578(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate578.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate579(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate579.errors : vErrors.concat(validate579.errors);
errors = vErrors.length;
}
validate578.errors = vErrors;
return errors === 0;
}
validate578.evaluated = {"props":{"signing_secret":true,"id":true,"url":true,"status":true,"created_at":true,"last_success_at":true,"last_failure_at":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_401 = validate582;
const schema390 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_401"};

function validate582(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate582.evaluated;
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
validate582.errors = vErrors;
return errors === 0;
}
validate582.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_404 = validate584;
const schema391 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_404"};

function validate584(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate584.evaluated;
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
validate584.errors = vErrors;
return errors === 0;
}
validate584.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_413 = validate586;
const schema392 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_413"};

function validate586(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate586.evaluated;
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
validate586.errors = vErrors;
return errors === 0;
}
validate586.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_422 = validate588;
const schema393 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_422"};

function validate588(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate588.evaluated;
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
validate588.errors = vErrors;
return errors === 0;
}
validate588.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_429 = validate590;
const schema394 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_429"};

function validate590(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate590.evaluated;
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
validate590.errors = vErrors;
return errors === 0;
}
validate590.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_500 = validate592;
const schema395 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_500"};

function validate592(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate592.evaluated;
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
validate592.errors = vErrors;
return errors === 0;
}
validate592.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_reply_503 = validate594;
const schema396 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_503"};

function validate594(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/rotateWebhookSecret_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate594.evaluated;
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
validate594.errors = vErrors;
return errors === 0;
}
validate594.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_body = validate596;
const schema397 = {"$ref":"https://parley.invalid/extensions/SearchDumpRequest","$id":"https://parley.invalid/extensions/operations/searchDump_body"};
const schema398 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":1000,"x-well-formed":true}},"$id":"https://parley.invalid/extensions/SearchDumpRequest"};

function validate596(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate596.evaluated;
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
validate596.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
let data0 = data.text;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 1000){
validate596.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate596.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate596.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate596.errors = [{instancePath:instancePath+"/text",schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate596.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/SearchDumpRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate596.errors = vErrors;
return errors === 0;
}
validate596.evaluated = {"props":{"text":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_200 = validate597;
const schema399 = {"$ref":"https://parley.invalid/extensions/DumpSearchReply","$id":"https://parley.invalid/extensions/operations/searchDump_reply_200"};
const schema400 = {"type":"object","required":["found","tables"],"properties":{"found":{"type":"boolean"},"tables":{"type":"array","items":{"type":"string"}}},"$id":"https://parley.invalid/extensions/DumpSearchReply"};

function validate597(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate597.evaluated;
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
if(((data.found === undefined) && (missing0 = "found")) || ((data.tables === undefined) && (missing0 = "tables"))){
validate597.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DumpSearchReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.found !== undefined){
const _errs2 = errors;
if(typeof data.found !== "boolean"){
validate597.errors = [{instancePath:instancePath+"/found",schemaPath:"https://parley.invalid/extensions/DumpSearchReply/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.tables !== undefined){
let data1 = data.tables;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data1[i0] !== "string"){
validate597.errors = [{instancePath:instancePath+"/tables/" + i0,schemaPath:"https://parley.invalid/extensions/DumpSearchReply/properties/tables/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate597.errors = [{instancePath:instancePath+"/tables",schemaPath:"https://parley.invalid/extensions/DumpSearchReply/properties/tables/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate597.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DumpSearchReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate597.errors = vErrors;
return errors === 0;
}
validate597.evaluated = {"props":{"found":true,"tables":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_401 = validate598;
const schema401 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_401"};

function validate598(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate598.evaluated;
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
validate598.errors = vErrors;
return errors === 0;
}
validate598.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_404 = validate600;
const schema402 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_404"};

function validate600(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate600.evaluated;
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
validate600.errors = vErrors;
return errors === 0;
}
validate600.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_413 = validate602;
const schema403 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_413"};

function validate602(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate602.evaluated;
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
validate602.errors = vErrors;
return errors === 0;
}
validate602.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_422 = validate604;
const schema404 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_422"};

function validate604(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate604.evaluated;
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
validate604.errors = vErrors;
return errors === 0;
}
validate604.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_429 = validate606;
const schema405 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_429"};

function validate606(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate606.evaluated;
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
validate606.errors = vErrors;
return errors === 0;
}
validate606.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_500 = validate608;
const schema406 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_500"};

function validate608(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate608.evaluated;
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
validate608.errors = vErrors;
return errors === 0;
}
validate608.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const searchDump_reply_503 = validate610;
const schema407 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/searchDump_reply_503"};

function validate610(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/searchDump_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate610.evaluated;
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
validate610.errors = vErrors;
return errors === 0;
}
validate610.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_body = validate612;
const schema408 = {"$ref":"https://parley.invalid/extensions/StrictChatMessageRequest","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_body"};
const schema409 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/ChatMessageRequest"}],"properties":{"parts":{"type":"array","items":{"$ref":"https://parley.invalid/extensions/StrictPart"}},"reply_to":{"$ref":"https://parley.invalid/extensions/StrictReplyPointer"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictChatMessageRequest"};
const schema410 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/NewMessage"}],"properties":{"chat_id":{"description":"When given, the chat of the path.","allOf":[{"$ref":"https://parley.invalid/extensions/Id"}]}},"$id":"https://parley.invalid/extensions/ChatMessageRequest"};
const schema411 = {"type":"object","description":"What every send holds, whatever its route.","required":["message_id","parts"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/MessageId"},"parts":{"type":"array","description":"In the order of presentation.","minItems":1,"maxItems":32,"items":{"$ref":"https://parley.invalid/extensions/Part"}},"text":{"type":"string","description":"A plain rendering of the whole message, kept as it was sent.","x-well-formed":true},"reply_to":{"$ref":"https://parley.invalid/extensions/ReplyPointer"},"metadata":{"type":"object","description":"Client data about the send. It is no part of the message.","additionalProperties":true}},"$id":"https://parley.invalid/extensions/NewMessage"};
const schema412 = {"type":"string","description":"The id that the sender mints for its message, msg_ and a lower-case ULID. It is the idempotency key as well.","pattern":"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$","examples":["msg_01jd9x4v7k3m8q2r5t6w0y1zab"],"x-well-formed":true,"$id":"https://parley.invalid/extensions/MessageId"};
const pattern9 = new RegExp("^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const schema413 = {"type":"object","description":"One piece of a message.","oneOf":[{"$ref":"https://parley.invalid/extensions/TextPart"},{"$ref":"https://parley.invalid/extensions/LinkPart"},{"$ref":"https://parley.invalid/extensions/DataPart"},{"$ref":"https://parley.invalid/extensions/MediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/extensions/Part"};
const schema414 = {"type":"object","description":"A picture, sound or film, at an https address or in an uploaded attachment.","required":["type"],"properties":{"type":{"type":"string","const":"media"},"url":{"$ref":"https://parley.invalid/extensions/HttpsUrl"},"attachment_id":{"$ref":"https://parley.invalid/extensions/Id"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991}},"oneOf":[{"type":"object","required":["url"],"properties":{"url":{"type":"string"}}},{"type":"object","required":["attachment_id"],"properties":{"attachment_id":{"type":"string"}}}],"$id":"https://parley.invalid/extensions/MediaPart"};

function validate617(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate617.evaluated;
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
validate617.errors = vErrors;
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
validate617.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
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
validate617.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data2){
validate617.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
if(func1(data3) < 1){
validate617.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
validate617.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data3) ? new URL(data3) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data3) || /\s/.test(data3) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate617.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
else {
validate617.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/HttpsUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate617.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data4.isWellFormed() || data4.includes("\u0000")){
validate617.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate617.errors = [{instancePath:instancePath+"/attachment_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate617.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate617.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate617.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate617.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate617.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate617.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate616(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/Part" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate616.evaluated;
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
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
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
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
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
validate616.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs7 = errors;
if(typeof data0 !== "string"){
validate616.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate616.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate616.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/extensions/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
}
var valid5 = _errs9 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate616.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.data = true;
}
}
else if(tag0 === "media"){
if(!(validate617(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
errors = vErrors.length;
}
else {
var props1 = validate617.evaluated.props;
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
validate616.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate616.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate616.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate616.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate616.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema418 = {"type":"object","description":"Which message, or which part of it, this one answers. The quote is drawn by whoever shows it.","required":["message_id"],"properties":{"message_id":{"$ref":"https://parley.invalid/extensions/Id"},"part_id":{"$ref":"https://parley.invalid/extensions/Id"}},"$id":"https://parley.invalid/extensions/ReplyPointer"};

function validate622(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate622.evaluated;
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
validate622.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate622.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate622.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate622.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\u0000")){
validate622.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate622.errors = [{instancePath:instancePath+"/part_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate622.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate622.errors = vErrors;
return errors === 0;
}
validate622.evaluated = {"props":{"message_id":true,"part_id":true},"dynamicProps":false,"dynamicItems":false};


function validate615(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/NewMessage" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate615.evaluated;
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
validate615.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message_id !== undefined){
let data0 = data.message_id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern9.test(data0)){
validate615.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/pattern",keyword:"pattern",params:{pattern: "^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"must match pattern \""+"^msg_[0-7][0-9a-hjkmnp-tv-z]{25}$"+"\""}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate615.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate615.errors = [{instancePath:instancePath+"/message_id",schemaPath:"https://parley.invalid/extensions/MessageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate615.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
return false;
}
else {
if(data1.length < 1){
validate615.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate616(data1[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
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
validate615.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate615.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
else {
validate615.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(!(validate622(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
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
validate615.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
validate615.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate615.errors = vErrors;
return errors === 0;
}
validate615.evaluated = {"props":{"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};


function validate614(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/ChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate614.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate615(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
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
validate614.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate614.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
else {
validate614.errors = [{instancePath:instancePath+"/chat_id",schemaPath:"https://parley.invalid/extensions/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate614.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate614.errors = vErrors;
return errors === 0;
}
validate614.evaluated = {"props":{"chat_id":true,"message_id":true,"parts":true,"text":true,"reply_to":true,"metadata":true},"dynamicProps":false,"dynamicItems":false};

const schema422 = {"type":"object","description":"One piece of a message that may hold the described members only.","oneOf":[{"$ref":"https://parley.invalid/extensions/StrictTextPart"},{"$ref":"https://parley.invalid/extensions/StrictLinkPart"},{"$ref":"https://parley.invalid/extensions/StrictDataPart"},{"$ref":"https://parley.invalid/extensions/StrictMediaPart"}],"discriminator":{"propertyName":"type"},"$id":"https://parley.invalid/extensions/StrictPart"};
const schema423 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/TextPart"}],"properties":{"type":{"type":"string","const":"text"},"mention":{"$ref":"https://parley.invalid/extensions/StrictMention"},"mention_range":{"$ref":"https://parley.invalid/extensions/StrictTextRange"},"styles":{"type":"array","items":{"anyOf":[{"$ref":"https://parley.invalid/extensions/TextStyle"},{"$ref":"https://parley.invalid/extensions/StrictStyledRange"}]}}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictTextPart"};
const schema424 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/Mention"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictMention"};

function validate629(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictMention" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate629.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate327(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate327.errors : vErrors.concat(validate327.errors);
errors = vErrors.length;
}
else {
var props0 = validate327.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(props0 !== true){
for(const key0 in data){
if(!props0 || !props0[key0]){
validate629.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
else {
validate629.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate629.errors = vErrors;
return errors === 0;
}
validate629.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema425 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/TextRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictTextRange"};

function validate632(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictTextRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate632.evaluated;
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
validate632.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate632.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8192 || isNaN(data0)){
validate632.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate632.errors = [{instancePath:instancePath+"/start",schemaPath:"https://parley.invalid/extensions/TextRange/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate632.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8192 || isNaN(data1)){
validate632.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8192},message:"must be <= 8192"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate632.errors = [{instancePath:instancePath+"/length",schemaPath:"https://parley.invalid/extensions/TextRange/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
validate632.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TextRange/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "start") && (key0 !== "length")){
validate632.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate632.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate632.errors = vErrors;
return errors === 0;
}
validate632.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema428 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/StyledRange"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictStyledRange"};

function validate634(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictStyledRange" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate634.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate333(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(((key0 !== "style") && (key0 !== "start")) && (key0 !== "length")){
validate634.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate634.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate634.errors = vErrors;
return errors === 0;
}
validate634.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate627(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictTextPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate627.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate326(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate627.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate627.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("text" !== data0){
validate627.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"}];
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
if(!(validate629(data.mention, {instancePath:instancePath+"/mention",parentData:data,parentDataProperty:"mention",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
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
if(!(validate632(data.mention_range, {instancePath:instancePath+"/mention_range",parentData:data,parentDataProperty:"mention_range",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
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
const err1 = {instancePath:instancePath+"/styles/" + i0,schemaPath:"https://parley.invalid/extensions/TextStyle/enum",keyword:"enum",params:{allowedValues: schema245.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate634(data4, {instancePath:instancePath+"/styles/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate634.errors : vErrors.concat(validate634.errors);
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
validate627.errors = vErrors;
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
else {
validate627.errors = [{instancePath:instancePath+"/styles",schemaPath:"#/properties/styles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
validate627.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
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
validate627.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate627.errors = vErrors;
return errors === 0;
}
validate627.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema429 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/LinkPart"}],"properties":{"type":{"type":"string","const":"link"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictLinkPart"};

function validate637(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictLinkPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate637.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate637.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate637.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("link" !== data0){
validate637.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"}];
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
validate637.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate637.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate637.errors = vErrors;
return errors === 0;
}
validate637.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema430 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/DataPart"}],"properties":{"type":{"type":"string","const":"data"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictDataPart"};

function validate639(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictDataPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate639.evaluated;
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
validate639.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
validate639.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data0){
validate639.errors = [{instancePath:instancePath+"/type",schemaPath:"https://parley.invalid/extensions/DataPart/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
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
validate639.errors = [{instancePath:instancePath+"/data",schemaPath:"https://parley.invalid/extensions/DataPart/properties/data/x-max-json-bytes",keyword:"x-max-json-bytes",params:{limit: 16384},message:"must not be longer than 16384 bytes as JSON"}];
return false;
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
validate639.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/DataPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.type === undefined) && (missing1 = "type")){
validate639.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate639.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("data" !== data2){
validate639.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "data"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
for(const key0 in data){
if((key0 !== "type") && (key0 !== "data")){
validate639.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate639.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate639.errors = vErrors;
return errors === 0;
}
validate639.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema432 = {"type":"object","required":["type"],"allOf":[{"$ref":"https://parley.invalid/extensions/MediaPart"}],"properties":{"type":{"type":"string","const":"media"}},"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictMediaPart"};

function validate640(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictMediaPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate640.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate617(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate617.errors : vErrors.concat(validate617.errors);
errors = vErrors.length;
}
else {
var props0 = validate617.evaluated.props;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate640.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
validate640.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("media" !== data0){
validate640.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "media"},message:"must be equal to constant"}];
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
validate640.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
}
else {
validate640.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate640.errors = vErrors;
return errors === 0;
}
validate640.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate626(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictPart" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate626.evaluated;
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
if(!(validate627(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate627.errors : vErrors.concat(validate627.errors);
errors = vErrors.length;
}
var props0 = true;
}
else if(tag0 === "link"){
if(!(validate637(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate637.errors : vErrors.concat(validate637.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "data"){
if(!(validate639(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else if(tag0 === "media"){
if(!(validate640(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate640.errors : vErrors.concat(validate640.errors);
errors = vErrors.length;
}
if(props0 !== true){
props0 = true;
}
}
else {
validate626.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate626.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
else {
validate626.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate626.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate626.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema433 = {"type":"object","allOf":[{"$ref":"https://parley.invalid/extensions/ReplyPointer"}],"unevaluatedProperties":false,"$id":"https://parley.invalid/extensions/StrictReplyPointer"};

function validate647(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictReplyPointer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate647.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate622(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate622.errors : vErrors.concat(validate622.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if((key0 !== "message_id") && (key0 !== "part_id")){
validate647.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
else {
validate647.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate647.errors = vErrors;
return errors === 0;
}
validate647.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate613(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/StrictChatMessageRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate613.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate614(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate614.errors : vErrors.concat(validate614.errors);
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
if(!(validate626(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate626.errors : vErrors.concat(validate626.errors);
errors = vErrors.length;
}
var valid2 = _errs4 === errors;
if(!valid2){
break;
}
}
}
else {
validate613.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
if(!(validate647(data.reply_to, {instancePath:instancePath+"/reply_to",parentData:data,parentDataProperty:"reply_to",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate647.errors : vErrors.concat(validate647.errors);
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
validate613.errors = [{instancePath,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty: key0},message:"must NOT have unevaluated properties"}];
return false;
break;
}
}
}
}
}
else {
validate613.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate613.errors = vErrors;
return errors === 0;
}
validate613.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate612(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate612.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate613(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
errors = vErrors.length;
}
validate612.errors = vErrors;
return errors === 0;
}
validate612.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_201 = validate651;
const schema434 = {"$ref":"https://parley.invalid/extensions/MessageReply","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_201"};
const schema435 = {"type":"object","required":["message"],"properties":{"message":{"$ref":"https://parley.invalid/extensions/Message"}},"$id":"https://parley.invalid/extensions/MessageReply"};

function validate652(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/MessageReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate652.evaluated;
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
validate652.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
if(!(validate322(data.message, {instancePath:instancePath+"/message",parentData:data,parentDataProperty:"message",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
}
else {
validate652.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate652.errors = vErrors;
return errors === 0;
}
validate652.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};


function validate651(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_201" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate651.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate652(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors);
errors = vErrors.length;
}
validate651.errors = vErrors;
return errors === 0;
}
validate651.evaluated = {"props":{"message":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_401 = validate655;
const schema436 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_401"};

function validate655(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate655.evaluated;
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
validate655.errors = vErrors;
return errors === 0;
}
validate655.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_403 = validate657;
const schema437 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_403"};

function validate657(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate657.evaluated;
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
validate657.errors = vErrors;
return errors === 0;
}
validate657.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_404 = validate659;
const schema438 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_404"};

function validate659(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate659.evaluated;
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
validate659.errors = vErrors;
return errors === 0;
}
validate659.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_409 = validate661;
const schema439 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_409"};

function validate661(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_409" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate661.evaluated;
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
validate661.errors = vErrors;
return errors === 0;
}
validate661.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_413 = validate663;
const schema440 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_413"};

function validate663(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate663.evaluated;
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
validate663.errors = vErrors;
return errors === 0;
}
validate663.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_422 = validate665;
const schema441 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_422"};

function validate665(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate665.evaluated;
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
validate665.errors = vErrors;
return errors === 0;
}
validate665.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_429 = validate667;
const schema442 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_429"};

function validate667(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate667.evaluated;
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
validate667.errors = vErrors;
return errors === 0;
}
validate667.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_500 = validate669;
const schema443 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_500"};

function validate669(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate669.evaluated;
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
validate669.errors = vErrors;
return errors === 0;
}
validate669.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const sendOwnMessage_reply_503 = validate671;
const schema444 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/sendOwnMessage_reply_503"};

function validate671(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/sendOwnMessage_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate671.evaluated;
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
validate671.errors = vErrors;
return errors === 0;
}
validate671.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_body = validate673;
const schema445 = {"$ref":"https://parley.invalid/extensions/SetHandleStatusRequest","$id":"https://parley.invalid/extensions/operations/setHandleStatus_body"};
const schema446 = {"type":"object","required":["status"],"properties":{"status":{"$ref":"https://parley.invalid/extensions/HandleStatus"}},"$id":"https://parley.invalid/extensions/SetHandleStatusRequest"};
const schema447 = {"type":"string","enum":["active","suspended","retired"],"$id":"https://parley.invalid/extensions/HandleStatus"};

function validate674(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/SetHandleStatusRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate674.evaluated;
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
validate674.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
validate674.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "active") || (data0 === "suspended")) || (data0 === "retired"))){
validate674.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/enum",keyword:"enum",params:{allowedValues: schema447.enum},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate674.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate674.errors = vErrors;
return errors === 0;
}
validate674.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};


function validate673(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate673.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate674(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
errors = vErrors.length;
}
validate673.errors = vErrors;
return errors === 0;
}
validate673.evaluated = {"props":{"status":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_200 = validate676;
const schema448 = {"$ref":"https://parley.invalid/extensions/HandleStatusReply","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_200"};
const schema449 = {"type":"object","required":["handle","status"],"properties":{"handle":{"type":"string"},"status":{"$ref":"https://parley.invalid/extensions/HandleStatus"}},"$id":"https://parley.invalid/extensions/HandleStatusReply"};

function validate677(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/HandleStatusReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate677.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.status === undefined) && (missing0 = "status"))){
validate677.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs1 = errors;
if(typeof data.handle !== "string"){
validate677.errors = [{instancePath:instancePath+"/handle",schemaPath:"#/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate677.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "active") || (data1 === "suspended")) || (data1 === "retired"))){
validate677.errors = [{instancePath:instancePath+"/status",schemaPath:"https://parley.invalid/extensions/HandleStatus/enum",keyword:"enum",params:{allowedValues: schema447.enum},message:"must be equal to one of the allowed values"}];
return false;
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
validate677.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate677.errors = vErrors;
return errors === 0;
}
validate677.evaluated = {"props":{"handle":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate676(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate676.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate677(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate677.errors : vErrors.concat(validate677.errors);
errors = vErrors.length;
}
validate676.errors = vErrors;
return errors === 0;
}
validate676.evaluated = {"props":{"handle":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_401 = validate679;
const schema451 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_401"};

function validate679(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate679.evaluated;
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
validate679.errors = vErrors;
return errors === 0;
}
validate679.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_404 = validate681;
const schema452 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_404"};

function validate681(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate681.evaluated;
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
validate681.errors = vErrors;
return errors === 0;
}
validate681.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_413 = validate683;
const schema453 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_413"};

function validate683(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate683.evaluated;
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
validate683.errors = vErrors;
return errors === 0;
}
validate683.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_422 = validate685;
const schema454 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_422"};

function validate685(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate685.evaluated;
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
validate685.errors = vErrors;
return errors === 0;
}
validate685.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_429 = validate687;
const schema455 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_429"};

function validate687(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate687.evaluated;
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
validate687.errors = vErrors;
return errors === 0;
}
validate687.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_500 = validate689;
const schema456 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_500"};

function validate689(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate689.evaluated;
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
validate689.errors = vErrors;
return errors === 0;
}
validate689.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setHandleStatus_reply_503 = validate691;
const schema457 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setHandleStatus_reply_503"};

function validate691(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setHandleStatus_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate691.evaluated;
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
validate691.errors = vErrors;
return errors === 0;
}
validate691.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_body = validate693;
const schema458 = {"$ref":"https://parley.invalid/extensions/TypingRequest","$id":"https://parley.invalid/extensions/operations/setOwnTyping_body"};
const schema459 = {"type":"object","required":["started"],"properties":{"started":{"type":"boolean"}},"$id":"https://parley.invalid/extensions/TypingRequest"};

function validate693(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate693.evaluated;
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
validate693.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TypingRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.started !== undefined){
if(typeof data.started !== "boolean"){
validate693.errors = [{instancePath:instancePath+"/started",schemaPath:"https://parley.invalid/extensions/TypingRequest/properties/started/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate693.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/TypingRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate693.errors = vErrors;
return errors === 0;
}
validate693.evaluated = {"props":{"started":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_401 = validate694;
const schema460 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_401"};

function validate694(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate694.evaluated;
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
validate694.errors = vErrors;
return errors === 0;
}
validate694.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_403 = validate696;
const schema461 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_403"};

function validate696(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_403" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate696.evaluated;
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
validate696.errors = vErrors;
return errors === 0;
}
validate696.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_404 = validate698;
const schema462 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_404"};

function validate698(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate698.evaluated;
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
validate698.errors = vErrors;
return errors === 0;
}
validate698.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_413 = validate700;
const schema463 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_413"};

function validate700(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate700.evaluated;
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
validate700.errors = vErrors;
return errors === 0;
}
validate700.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_422 = validate702;
const schema464 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_422"};

function validate702(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate702.evaluated;
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
validate702.errors = vErrors;
return errors === 0;
}
validate702.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_429 = validate704;
const schema465 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_429"};

function validate704(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate704.evaluated;
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
validate704.errors = vErrors;
return errors === 0;
}
validate704.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_500 = validate706;
const schema466 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_500"};

function validate706(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate706.evaluated;
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
validate706.errors = vErrors;
return errors === 0;
}
validate706.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const setOwnTyping_reply_503 = validate708;
const schema467 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/setOwnTyping_reply_503"};

function validate708(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/setOwnTyping_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate708.evaluated;
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
validate708.errors = vErrors;
return errors === 0;
}
validate708.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_200 = validate710;
const schema468 = {"$ref":"https://parley.invalid/extensions/BlockReply","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_200"};

function validate710(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate710.evaluated;
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
if(((data.handle === undefined) && (missing0 = "handle")) || ((data.changed === undefined) && (missing0 = "changed"))){
validate710.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/BlockReply/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.handle !== undefined){
const _errs2 = errors;
if(typeof data.handle !== "string"){
validate710.errors = [{instancePath:instancePath+"/handle",schemaPath:"https://parley.invalid/extensions/BlockReply/properties/handle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.changed !== undefined){
const _errs4 = errors;
if(typeof data.changed !== "boolean"){
validate710.errors = [{instancePath:instancePath+"/changed",schemaPath:"https://parley.invalid/extensions/BlockReply/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
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
validate710.errors = [{instancePath,schemaPath:"https://parley.invalid/extensions/BlockReply/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate710.errors = vErrors;
return errors === 0;
}
validate710.evaluated = {"props":{"handle":true,"changed":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_401 = validate711;
const schema470 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_401"};

function validate711(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate711.evaluated;
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
validate711.errors = vErrors;
return errors === 0;
}
validate711.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_404 = validate713;
const schema471 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_404"};

function validate713(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate713.evaluated;
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
validate713.errors = vErrors;
return errors === 0;
}
validate713.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_422 = validate715;
const schema472 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_422"};

function validate715(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate715.evaluated;
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
validate715.errors = vErrors;
return errors === 0;
}
validate715.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_429 = validate717;
const schema473 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_429"};

function validate717(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate717.evaluated;
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
validate717.errors = vErrors;
return errors === 0;
}
validate717.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_500 = validate719;
const schema474 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_500"};

function validate719(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate719.evaluated;
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
validate719.errors = vErrors;
return errors === 0;
}
validate719.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const unblockHandle_reply_503 = validate721;
const schema475 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/unblockHandle_reply_503"};

function validate721(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/unblockHandle_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate721.evaluated;
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
validate721.errors = vErrors;
return errors === 0;
}
validate721.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_body = validate723;
const schema476 = {"$ref":"https://parley.invalid/extensions/UpdateOwnedAgentRequest","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_body"};
const schema477 = {"type":"object","minProperties":1,"properties":{"display_name":{"$ref":"https://parley.invalid/extensions/DisplayName"},"tagline":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Tagline"},{"type":"null"}]},"avatar":{"anyOf":[{"$ref":"https://parley.invalid/extensions/Avatar"},{"type":"null"}]},"accent_color":{"anyOf":[{"$ref":"https://parley.invalid/extensions/AccentColor"},{"type":"null"}]},"visibility":{"$ref":"https://parley.invalid/extensions/Visibility"}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateOwnedAgentRequest"};
const schema479 = {"type":"string","description":"One line about the agent.","maxLength":200,"x-well-formed":true,"$id":"https://parley.invalid/extensions/Tagline"};
const schema480 = {"type":"string","description":"The https address of a picture.","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/extensions/Avatar"};
const schema481 = {"type":"string","description":"A colour as","pattern":"^#[0-9A-Fa-f]{6}$","examples":["#3366ff"],"x-well-formed":true,"$id":"https://parley.invalid/extensions/AccentColor"};
const pattern10 = new RegExp("^#[0-9A-Fa-f]{6}$", "u");

function validate724(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateOwnedAgentRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate724.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate724.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "display_name") || (key0 === "tagline")) || (key0 === "avatar")) || (key0 === "accent_color")) || (key0 === "visibility"))){
validate724.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
validate724.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate724.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate724.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
}
}
}
else {
validate724.errors = [{instancePath:instancePath+"/display_name",schemaPath:"https://parley.invalid/extensions/DisplayName/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
}
}
else {
const err2 = {instancePath:instancePath+"/tagline",schemaPath:"https://parley.invalid/extensions/Tagline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err4 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate724.errors = vErrors;
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
const err5 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(!data2.isWellFormed() || data2.includes("\u0000")){
const err7 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const url0 = URL.canParse(data2) ? new URL(data2) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data2) || /\s/.test(data2) || url0 === undefined || url0.username !== "" || url0.password !== ""){
const err8 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"};
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
const err9 = {instancePath:instancePath+"/avatar",schemaPath:"https://parley.invalid/extensions/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err11 = {instancePath:instancePath+"/avatar",schemaPath:"#/properties/avatar/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate724.errors = vErrors;
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
if(!pattern10.test(data3)){
const err12 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"},message:"must match pattern \""+"^#[0-9A-Fa-f]{6}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(!data3.isWellFormed() || data3.includes("\u0000")){
const err13 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/accent_color",schemaPath:"https://parley.invalid/extensions/AccentColor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data3 !== null){
const err15 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err16 = {instancePath:instancePath+"/accent_color",schemaPath:"#/properties/accent_color/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate724.errors = vErrors;
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
validate724.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "public") || (data4 === "unlisted")) || (data4 === "private"))){
validate724.errors = [{instancePath:instancePath+"/visibility",schemaPath:"https://parley.invalid/extensions/Visibility/enum",keyword:"enum",params:{allowedValues: schema164.enum},message:"must be equal to one of the allowed values"}];
return false;
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
else {
validate724.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate724.errors = vErrors;
return errors === 0;
}
validate724.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate723(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate723.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate724(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate724.errors : vErrors.concat(validate724.errors);
errors = vErrors.length;
}
validate723.errors = vErrors;
return errors === 0;
}
validate723.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_200 = validate726;
const schema483 = {"$ref":"https://parley.invalid/extensions/AgentReply","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_200"};
const schema484 = {"type":"object","required":["agent"],"properties":{"agent":{"$ref":"https://parley.invalid/extensions/Agent"}},"$id":"https://parley.invalid/extensions/AgentReply"};

function validate727(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/AgentReply" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate727.evaluated;
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
validate727.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agent !== undefined){
if(!(validate220(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
}
}
}
else {
validate727.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate727.errors = vErrors;
return errors === 0;
}
validate727.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};


function validate726(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate726.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate727(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate727.errors : vErrors.concat(validate727.errors);
errors = vErrors.length;
}
validate726.errors = vErrors;
return errors === 0;
}
validate726.evaluated = {"props":{"agent":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_401 = validate730;
const schema485 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_401"};

function validate730(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate730.evaluated;
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
validate730.errors = vErrors;
return errors === 0;
}
validate730.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_404 = validate732;
const schema486 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_404"};

function validate732(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate732.evaluated;
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
validate732.errors = vErrors;
return errors === 0;
}
validate732.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_413 = validate734;
const schema487 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_413"};

function validate734(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate734.evaluated;
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
validate734.errors = vErrors;
return errors === 0;
}
validate734.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_422 = validate736;
const schema488 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_422"};

function validate736(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate736.evaluated;
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
validate736.errors = vErrors;
return errors === 0;
}
validate736.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_429 = validate738;
const schema489 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_429"};

function validate738(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate738.evaluated;
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
validate738.errors = vErrors;
return errors === 0;
}
validate738.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_500 = validate740;
const schema490 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_500"};

function validate740(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate740.evaluated;
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
validate740.errors = vErrors;
return errors === 0;
}
validate740.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateOwnedAgent_reply_503 = validate742;
const schema491 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateOwnedAgent_reply_503"};

function validate742(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateOwnedAgent_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate742.evaluated;
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
validate742.errors = vErrors;
return errors === 0;
}
validate742.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_body = validate744;
const schema492 = {"$ref":"https://parley.invalid/extensions/UpdateWebhookRequest","$id":"https://parley.invalid/extensions/operations/updateWebhook_body"};
const schema493 = {"type":"object","minProperties":1,"properties":{"url":{"$ref":"https://parley.invalid/extensions/WebhookUrl"},"status":{"type":"string","enum":["active","paused"]}},"additionalProperties":false,"$id":"https://parley.invalid/extensions/UpdateWebhookRequest"};
const schema494 = {"type":"string","description":"An https address. Addresses of private networks are refused unless the operator allows them.","minLength":1,"maxLength":2048,"x-well-formed":true,"x-https-url":true,"$id":"https://parley.invalid/extensions/WebhookUrl"};

function validate745(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/UpdateWebhookRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate745.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate745.errors = [{instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "url") || (key0 === "status"))){
validate745.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
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
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate745.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate745.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\u0000")){
validate745.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/x-well-formed",keyword:"x-well-formed",params:{},message:"must not contain U+0000 or a lone surrogate"}];
return false;
}
else {
const url0 = URL.canParse(data0) ? new URL(data0) : undefined;
if(!/^https:\/\/[^/?#\\]/i.test(data0) || /\s/.test(data0) || url0 === undefined || url0.username !== "" || url0.password !== ""){
validate745.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/x-https-url",keyword:"x-https-url",params:{},message:"must be an absolute https URL without credentials"}];
return false;
}
}
}
}
}
else {
validate745.errors = [{instancePath:instancePath+"/url",schemaPath:"https://parley.invalid/extensions/WebhookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
validate745.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "active") || (data1 === "paused"))){
validate745.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema493.properties.status.enum},message:"must be equal to one of the allowed values"}];
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
validate745.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate745.errors = vErrors;
return errors === 0;
}
validate745.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate744(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate744.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate745(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate745.errors : vErrors.concat(validate745.errors);
errors = vErrors.length;
}
validate744.errors = vErrors;
return errors === 0;
}
validate744.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_200 = validate747;
const schema495 = {"$ref":"https://parley.invalid/extensions/WebhookReply","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_200"};

function validate747(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_200" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate747.evaluated;
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
validate747.errors = vErrors;
return errors === 0;
}
validate747.evaluated = {"props":{"webhook":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_401 = validate749;
const schema496 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_401"};

function validate749(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_401" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate749.evaluated;
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
validate749.errors = vErrors;
return errors === 0;
}
validate749.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_404 = validate751;
const schema497 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_404"};

function validate751(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_404" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate751.evaluated;
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
validate751.errors = vErrors;
return errors === 0;
}
validate751.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_413 = validate753;
const schema498 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_413"};

function validate753(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_413" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate753.evaluated;
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
validate753.errors = vErrors;
return errors === 0;
}
validate753.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_422 = validate755;
const schema499 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_422"};

function validate755(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_422" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate755.evaluated;
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
validate755.errors = vErrors;
return errors === 0;
}
validate755.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_429 = validate757;
const schema500 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_429"};

function validate757(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_429" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate757.evaluated;
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
validate757.errors = vErrors;
return errors === 0;
}
validate757.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_500 = validate759;
const schema501 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_500"};

function validate759(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_500" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate759.evaluated;
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
validate759.errors = vErrors;
return errors === 0;
}
validate759.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhook_reply_503 = validate761;
const schema502 = {"$ref":"https://parley.invalid/extensions/ErrorBody","$id":"https://parley.invalid/extensions/operations/updateWebhook_reply_503"};

function validate761(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://parley.invalid/extensions/operations/updateWebhook_reply_503" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate761.evaluated;
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
validate761.errors = vErrors;
return errors === 0;
}
validate761.evaluated = {"props":{"error":true},"dynamicProps":false,"dynamicItems":false};
