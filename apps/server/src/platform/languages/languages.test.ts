import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { updateProfile } from "@learnin/contract/routes/people/profile-changes.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { createUser, loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildParent, type Parent } from "../testing/factories.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { mailInLanguage, sayInPage } from "./mail-language.ts";

let app: TestApp;
let folder: string;
let parent: Parent;

beforeAll(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "learnin-languages-"));
	const site = JSON.stringify([
		{ path: "/", file: "home.html", status: 200, type: "text/html; charset=utf-8" },
	]);
	await mkdir(path.join(folder, "assets"));
	await mkdir(path.join(folder, "es"));
	const files = {
		"index.html": "the app",
		"home.html": "the home page",
		"site.json": site,
		"es/index.html": "la aplicación",
		"es/home.html": "la página principal",
		"es/site.json": site,
		"languages.json": '["en","es"]',
		"csp.json": JSON.stringify({ script_hashes: [] }),
		"manifest.webmanifest": '{"lang":"en"}',
		"es/manifest.webmanifest": '{"lang":"es"}',
		"sw.js": "the worker",
	};
	for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
	app = await createTestApp({ jobs: true, pages: folder, settings: { AUTH_LIMITS: "off" } });
});
beforeEach(async () => {
	parent = await buildParent(app);
});
afterAll(async () => {
	await app.stop();
	await rm(folder, { recursive: true, force: true });
});

const languageOf = async ({ account_id }: Parent) => {
	const { rows } = await app.database.pool.query<{ language: string | null }>(
		"select language from accounts where id = $1",
		[account_id],
	);
	return rows[0]?.language;
};

/** Requests the own profile with the headers that a browser would send. */
function profile(headers: Record<string, string>) {
	return app.inject({
		method: "GET",
		url: getUserDetails.path,
		headers: { authorization: `Bearer ${parent.token}`, ...headers },
	});
}

describe("documents", () => {
	test.each([
		["/", {}, "en", "the home page"],
		["/", { "accept-language": "es-MX,en;q=0.5" }, "es", "la página principal"],
		["/login", { "accept-language": "es" }, "es", "la aplicación"],
		["/login", { "accept-language": "es", cookie: "learnin-language=en" }, "en", "the app"],
		["/login", { cookie: "learnin-language=es" }, "es", "la aplicación"],
		["/login", { cookie: "learnin-language=xx" }, "en", "the app"],
	])("%s with %o is in %s", async (url, headers, language, body) => {
		const answer = await app.inject({ method: "GET", url, headers });
		expect([answer.headers["content-language"], answer.body]).toEqual([language, body]);
		expect(answer.headers.vary).toBe("accept-encoding, accept-language, cookie");
	});

	test("the manifest names the app in the language of the document that links to it", async () => {
		const manifest = async (query: string) =>
			(await app.inject({ method: "GET", url: `/manifest.webmanifest${query}` })).json<{ lang: string }>()
				.lang;
		expect([await manifest(""), await manifest("?language=es"), await manifest("?language=xx")]).toEqual([
			"en",
			"es",
			"en",
		]);
	});

	test("a chosen language is stored on the device, and the address redirects to itself without it", async () => {
		const answer = await app.inject({ method: "GET", url: "/settings?a=1&language=es" });
		expect([answer.statusCode, answer.headers.location]).toEqual([303, "/settings?a=1"]);
		expect(answer.headers["set-cookie"]).toMatch(/^learnin-language=es\.chosen; Path=\/; .*HttpOnly/);
		const unknown = await app.inject({ method: "GET", url: "/settings?language=xx" });
		expect([unknown.statusCode, unknown.headers["set-cookie"]]).toEqual([200, undefined]);
		const elsewhere = await app.inject({ method: "GET", url: "//evil.example/?language=es" });
		expect(elsewhere.headers.location).toMatch(/^\/(?!\/)/);
	});
});

describe("an account", () => {
	test("stores the language that was chosen where it is signed in", async () => {
		const answer = await profile({ cookie: "learnin-language=es.chosen" });
		expect(answer.headers["set-cookie"]).toMatch(/^learnin-language=es; /);
		expect(await languageOf(parent)).toBe("es");
	});

	test("brings its language to another device with its first response, and nothing if they agree", async () => {
		const person = { email: "device@example.com", password: "three green apples" };
		const created = await app.call(createUser, { body: { name: "Jo Park", time_zone: "UTC", ...person } });
		expect(created.status).toBe(200);
		await app.database.pool.query("update accounts set language = 'es' where email = $1", [person.email]);
		const other = await app.inject({ method: "POST", url: loginUser.path, payload: person });
		expect([other.statusCode, other.headers["set-cookie"]]).toEqual([
			200,
			expect.stringMatching(/^learnin-language=es; /),
		]);
		await profile({ cookie: "learnin-language=es.chosen" });
		expect((await profile({ cookie: "learnin-language=en" })).headers["set-cookie"]).toMatch(/=es; /);
		expect((await profile({ cookie: "learnin-language=es" })).headers["set-cookie"]).toBeUndefined();
	});

	test("that never chose has no language, whatever the browser prefers", async () => {
		const answer = await profile({ "accept-language": "es", cookie: "learnin-language=es" });
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(await languageOf(parent)).toBeNull();
	});

	test("gets email in its language, and others in English", async () => {
		const mail = {
			to: { name: "Amara", address: parent.email },
			subject: "Your Learnin password was changed",
			text: "Hello Amara,\n\nIf this wasn’t you, choose a new password now:\nhttps://learnin.test/forgot-password\n\nLearnin\nInteractive Math Mastery\n",
			message_key: "a",
		};
		const base = "https://learnin.test";
		expect(await mailInLanguage(app.database.pool, mail, base)).toMatchObject(mail);
		await profile({ cookie: "learnin-language=es.chosen" });
		const said = await mailInLanguage(app.database.pool, mail, base);
		expect(said).toMatchObject({
			subject: "Cambió tu contraseña de Learnin",
			text: "Hola, Amara:\n\nSi no fuiste tú, elige ahora una contraseña nueva:\nhttps://learnin.test/forgot-password\n\nLearnin\nMatemáticas interactivas\n",
		});
		expect(said.html).toContain('<html lang="es"');
		expect(said.html).toMatch(
			/<h1[^>]*>Cambió tu contraseña de Learnin<[\s\S]*>Elegir una contraseña nueva<\/a>/,
		);
	});

	test("invites an address without an account in its own language", async () => {
		const mail = {
			to: { name: "Zoe", address: "no-account-yet@learnin.test" },
			subject: "Amara invites you to Learnin",
			text: "Hello Zoe,\n",
			message_key: "b",
		};
		const base = "https://learnin.test";
		await profile({ cookie: "learnin-language=es.chosen" });
		expect(await mailInLanguage(app.database.pool, mail, base)).toMatchObject(mail);
		const invitation = { ...mail, invited_by: parent.account_id };
		const said = await mailInLanguage(app.database.pool, invitation, base);
		expect(said.subject).toBe("Amara te invita a Learnin");
		expect(said.html).toContain('<html lang="es"');
	});
});

test("the HTML of an email is translated between its tags, and stays escaped", () => {
	const html =
		'<p lang="en">Your child</p><b>A &amp; B &lt;i&gt; isn&#39;t ours</b><style>a > b { color: red }</style>';
	expect(sayInPage("es", html)).toBe(
		'<p lang="es">Tu niño o niña</p><b>A &amp; B &lt;i&gt; isn&#39;t ours</b><style>a > b { color: red }</style>',
	);
	expect(sayInPage("en", html)).toBe(html);
});

describe("refusals", () => {
	test("are in the language of the account rather than the device", async () => {
		const refuse = (headers: Record<string, string>) =>
			app.inject({ method: "POST", url: loginUser.path, headers, payload: { email: "no", password: "" } });
		expect((await refuse({})).json().message.email).toBe("Please enter a valid email address.");
		expect((await refuse({ "accept-language": "es" })).json().message.email).toBe(
			"Escribe una dirección de correo válida.",
		);
		await profile({ cookie: "learnin-language=es.chosen" });
		const long = await app.inject({
			method: "PATCH",
			url: updateProfile.path,
			headers: { authorization: `Bearer ${parent.token}`, cookie: "learnin-language=en" },
			payload: { name: "x".repeat(101) },
		});
		expect(long.json().message.name).toBe("El nombre puede tener como máximo 100 caracteres.");
	});
});
