import { startImport } from "@learnin/contract/routes/bank/question-exchange.contract";
import { previewQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { expect, test } from "vitest";
import { buildAdmin } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

const app = await testApp();
const admin = await buildAdmin(app);

async function send(url: string, payload: string, type = "application/json") {
	const headers = { "content-type": type, authorization: `Bearer ${admin.token}` };
	const answer = await app.inject({ method: "POST", url, payload, headers });
	return { status: answer.statusCode, message: answer.json<{ message?: Record<string, string> }>().message };
}

const body = JSON.stringify({
	question: exampleFillOne(),
	skill_id: "add-within-100",
	difficulty: 2,
	tags: [],
});

test.each([
	[loginUser.path, '{"email":"a@x.example","email":"b@x.example","password":"p"}', "email"],
	[loginUser.path, '{"email":"a@x.example","\\u0065mail":"b@x.example","password":"p"}', "email"],
	[loginUser.path, '{"email":"a@x.example","password":"p","password":"p"}', "password"],
	[previewQuestion.path, body.replace('"answers":', '"answers":["1"],"answers":'), "answers"],
	[previewQuestion.path, body.replace('"hints":', '"hi\\u006ets":[],"hints":'), "hints"],
])("%s refuses %s", async (url, payload, key) => {
	expect(await send(url, payload)).toEqual({
		status: 400,
		message: { request: `This field is given twice: ${key}.` },
	});
});

test("the same key in two objects is not a repeated key", async () => {
	expect((await send(previewQuestion.path, body)).status).toBe(200);
});

test("refuses a repeated key in the data of an upload too", async () => {
	const part = (name: string, more: string, content: string) =>
		`--mark\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
	const data = '{"skill_id":"add-within-100","difficulty":2,"difficulty":3,"tags":[],"format":"auto"}';
	const payload = `${part("data", "", data)}${part("file", '; filename="a.gift"', "1+1 {=2}")}--mark--\r\n`;
	expect(await send(startImport.path, payload, "multipart/form-data; boundary=mark")).toEqual({
		status: 400,
		message: { data: "This field is given twice: difficulty." },
	});
});
