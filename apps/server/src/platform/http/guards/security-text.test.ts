import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

let apps: TestApp[];
beforeAll(async () => {
	const settings = { APP_BASE_URL: "https://learn.example", MAIL_FROM: "Learnin <hello@learn.example>" };
	apps = [
		await createTestApp({ settings }),
		await createTestApp({ settings: { ...settings, SECURITY_CONTACT: "https://learn.example/report" } }),
	];
});
afterAll(() => Promise.all(apps.map((app) => app.stop())));

test.each([
	[0, "the address of mails", "mailto:hello@learn.example"],
	[1, "the one of the settings", "https://learn.example/report"],
])("security.txt %i names %s, and expires in less than a year", async (at, _, contact) => {
	const app = apps[at];
	const answer = await app?.inject({ method: "GET", url: "/.well-known/security.txt" });
	expect([answer?.statusCode, answer?.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
	const fields = Object.fromEntries(
		(answer?.body ?? "")
			.trimEnd()
			.split("\n")
			.map((line) => line.split(/: (.*)/s)),
	);
	expect(fields).toEqual({
		Contact: contact,
		Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
		"Preferred-Languages": "en, es",
		Canonical: "https://learn.example/.well-known/security.txt",
	});
	const days = (Date.parse(fields["Expires"]) - (app?.clock.now.getTime() ?? 0)) / DAY_MS;
	expect(days).toBeGreaterThan(30);
	expect(days).toBeLessThan(365);
});
