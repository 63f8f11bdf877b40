import { visitGoogle } from "@learnin/stand-ins/google/visit-google";
import { describe, expect, test } from "vitest";
import { freshEmail, GoogleFixture } from "./testing/google-fixture.ts";
import { faults } from "@learnin/stand-ins/google/tamper";

const world = await GoogleFixture.start();
const { app } = world;

const later = (seconds: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000);
};

describe("the redirect from Google", () => {
	test("after canceling in the chooser is not a failure", async () => {
		expect(await world.choose({ cancel: "yes" })).toMatchObject({ outcome: "cancelled", attempt: "press-1" });
	});

	test("works once, in its own browser, within ten minutes", async () => {
		const visitor = { cookie: "" };
		const back = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
		expect(await world.finish({ cookie: "" }, back)).toMatchObject({ outcome: "failed" });
		const stranger = { cookie: "" };
		await world.begin(stranger);
		expect(await world.finish(stranger, back)).toMatchObject({ outcome: "failed" });
		expect(await world.finish(visitor, back)).toMatchObject({ outcome: "handoff" });
		expect(await world.finish(visitor, back)).toMatchObject({ outcome: "failed" });

		const late = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
		later(10 * 60);
		expect(await world.finish(visitor, late)).toMatchObject({ outcome: "failed" });
	});

	test("with another state, code or issuer is refused", async () => {
		const changes: [string, string][] = [
			["state", "popup.press-1.of-nobody"],
			["code", "guessed"],
			["iss", "https://accounts.example.com"],
		];
		for (const [name, value] of changes) {
			const visitor = { cookie: "" };
			const back = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
			back.searchParams.set(name, value);
			expect([name, (await world.finish(visitor, back)).outcome]).toEqual([name, "failed"]);
		}
	});

	test("with a code of another flow is refused: each has its own PKCE verifier and nonce", async () => {
		const visitor = { cookie: "" };
		const mine = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
		const other = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
		mine.searchParams.set("code", other.searchParams.get("code") ?? "");
		expect(await world.finish(visitor, mine)).toMatchObject({ outcome: "failed" });
	});

	test.each(faults.filter((fault) => fault !== "token_error"))(
		"with an ID token that is %s is refused",
		async (fault) => {
			const email = freshEmail();
			world.google.controls.next(fault);
			const result = await world.choose({ email });
			expect(result).toMatchObject({ outcome: "failed" });
			expect(result.handoff).toBeUndefined();
			expect((await world.choose({ email })).outcome).toBe("handoff");
		},
	);

	test("reports a Google outage as such, and works again after it", async () => {
		world.google.controls.next("token_error");
		expect(await world.choose({ email: freshEmail() })).toMatchObject({ outcome: "unavailable" });
		const visitor = { cookie: "" };
		const back = await visitGoogle(await world.begin(visitor), { email: freshEmail() });
		world.google.controls.down();
		expect(await world.finish(visitor, back)).toMatchObject({ outcome: "unavailable" });
		world.google.controls.up();
		expect(await world.choose({ email: freshEmail() })).toMatchObject({ outcome: "handoff" });
	});
});

describe("the window's pages", () => {
	test("are bound to one browser by an HttpOnly cookie, which a second tab keeps", async () => {
		const get = (cookie: string) =>
			app.inject({ method: "GET", url: "/api/auth/google/start?attempt=1", headers: { cookie } });
		const first = await get("");
		expect(first.statusCode).toBe(302);
		const set = String(first.headers["set-cookie"]);
		expect(set).toMatch(/^learnin-google=[\w-]{43}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/);
		const cookie = set.split(";")[0] ?? "";
		expect(String((await get(`a=b; ${cookie}`)).headers["set-cookie"])).toBe(set);
		const url = new URL(String(first.headers.location));
		expect(url.origin).toBe(world.google.url);
		expect(Object.fromEntries(url.searchParams)).toMatchObject({
			prompt: "select_account",
			scope: "openid email profile",
			code_challenge_method: "S256",
			response_type: "code",
		});
	});

	test("keep their opener, run their one script, and put nothing from the query into the page", async () => {
		const response = await app.inject({
			method: "GET",
			url: "/api/auth/google/callback?state=page.%3C%2Fscript%3E.x&error=%3Cscript%3Ealert(1)%3C%2Fscript%3E",
		});
		expect(response.headers["cross-origin-opener-policy"]).toBe("unsafe-none");
		expect(response.headers["content-security-policy"]).toMatch(
			/default-src 'none'; script-src 'sha256-[^']+'; style-src/,
		);
		expect(response.headers["cache-control"]).toBe("no-store");
		expect(response.body).not.toContain("alert");
		expect(response.body).toContain('{"mode":"page","attempt":"none","outcome":"failed"}');
	});
});
