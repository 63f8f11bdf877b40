import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { linksIn, type MailStandIn, startMailStandIn } from "./mail-stand-in.ts";

let mail: MailStandIn;

beforeEach(async () => {
	mail = await startMailStandIn();
});

afterEach(() => mail.stop());

interface Outgoing {
	to: string;
	subject?: string;
	text?: string;
	contentType?: string;
}

/** Sends a message line by line, as any client would; returns the response codes. */
async function send({ contentType, subject = "Hello", text = "Hi", to }: Outgoing): Promise<number[]> {
	const { hostname, port } = new URL(mail.smtpUrl);
	const socket = createConnection(Number(port), hostname);
	const message = [
		"From: Learnin <no-reply@learnin.test>",
		`To: ${to}`,
		`Subject: ${subject}`,
		`Content-Type: ${contentType ?? "text/plain; charset=utf-8"}`,
		"",
		text,
		".",
	].join("\r\n");
	const steps = [
		"HELO test",
		"MAIL FROM:<no-reply@learnin.test>",
		`RCPT TO:<${to}>`,
		"DATA",
		message,
		"QUIT",
	];
	const codes: number[] = [];
	for await (const line of createInterface({ input: socket })) {
		const code = Number(line.slice(0, 3));
		if (line[3] === "-") continue;
		codes.push(code);
		const next = code >= 400 ? "QUIT" : steps.shift();
		if (next !== undefined && !socket.writableEnded) socket.write(`${next}\r\n`);
	}
	return codes;
}

const page = async (path = "/") => (await fetch(mail.url + path)).text();

describe("the mail stand-in", () => {
	test("stores what it receives, with its links", async () => {
		const text = "Welcome! Open https://learnin.test/invite?token=a1&x=2.\r\nSee you";
		await send({ to: "Child@example.test", subject: "Invitation", text });
		const message = mail.controls.latestTo("child@example.test");
		expect(message).toMatchObject({
			subject: "Invitation",
			from: expect.stringContaining("no-reply@learnin.test"),
			recipients: ["child@example.test"],
		});
		expect(linksIn(message?.text ?? "")).toEqual(["https://learnin.test/invite?token=a1&x=2"]);
	});

	test("lets a test wait for a message by its recipient and subject", async () => {
		const waiting = mail.controls.waitFor("parent@example.test", /reset/i);
		await send({ to: "parent@example.test", subject: "Welcome" });
		await send({ to: "other@example.test", subject: "Password reset" });
		await send({ to: "parent@example.test", subject: "Password reset" });
		expect(await waiting).toMatchObject({ subject: "Password reset", recipients: ["parent@example.test"] });
		expect(await mail.controls.waitFor("parent@example.test", "Welcome")).toMatchObject({
			subject: "Welcome",
		});
	});

	test("refuses bouncing recipients when asked to", async () => {
		expect(await send({ to: "bounce@example.test" })).not.toContain(550);
		mail.controls.rejectBounces(true);
		expect(await send({ to: "bounce@example.test" })).toContain(550);
		expect(mail.controls.list("bounce@example.test")).toHaveLength(1);
	});

	test("fails temporarily when asked to", async () => {
		mail.controls.failTemporarily(true);
		expect(await send({ to: "a@example.test" })).toContain(451);
		mail.controls.failTemporarily(false);
		await send({ to: "a@example.test" });
		expect(mail.controls.list()).toHaveLength(1);
	});

	test("can be emptied", async () => {
		await send({ to: "a@example.test" });
		await mail.controls.clear();
		expect(mail.controls.list()).toEqual([]);
	});
});

describe("the inbox page", () => {
	test("lists messages newest first and links to each", async () => {
		await send({ to: "a@example.test", subject: "First" });
		await send({ to: "b@example.test", subject: "Second" });
		const list = await page();
		expect(list.indexOf("Second")).toBeLessThan(list.indexOf("First"));
		const message = await page(`/messages/${mail.controls.latestTo("a@example.test")?.id}`);
		expect(message).toContain("First");
	});

	test("turns addresses in the text into links", async () => {
		await send({ to: "a@example.test", text: "Go to http://127.0.0.1:8080/invite?a=1&b=2 now" });
		const message = await page(`/messages/${mail.controls.list()[0]?.id}`);
		expect(message).toContain('<a href="http://127.0.0.1:8080/invite?a=1&amp;b=2"');
	});

	test("escapes everything it shows", async () => {
		const attack = '<script>alert(1)</script> https://x.test/"onmouseover="alert(1)';
		await send({ to: "a@example.test", subject: "<img src=x onerror=alert(1)>", text: attack });
		const shown = (await page()) + (await page(`/messages/${mail.controls.list()[0]?.id}`));
		expect(shown).not.toContain("<script");
		expect(shown).not.toContain("<img");
		expect(shown).not.toContain('"onmouseover');
	});

	test("never renders the HTML of a message", async () => {
		await send({
			to: "a@example.test",
			contentType: "text/html",
			text: "<b>Bold</b><script>alert(1)</script>",
		});
		const [message] = mail.controls.list();
		expect(message?.html).toContain("<script>");
		expect(await page(`/messages/${message?.id}`)).not.toContain("<script");
	});

	test("serves messages as JSON by recipient, and nothing for unknown paths", async () => {
		await send({ to: "a@example.test", subject: "A" });
		await send({ to: "b@example.test", subject: "B" });
		const response = await fetch(`${mail.url}/messages?to=b@example.test`);
		expect(await response.json()).toMatchObject([{ subject: "B" }]);
		expect((await fetch(`${mail.url}/messages/unknown`)).status).toBe(404);
	});

	test("can be emptied by programs but not by pages", async () => {
		await send({ to: "a@example.test" });
		const origin = { origin: "https://evil.test" };
		expect((await fetch(`${mail.url}/messages`, { method: "DELETE", headers: origin })).status).toBe(404);
		await fetch(`${mail.url}/messages`, { method: "DELETE" });
		expect(mail.controls.list()).toEqual([]);
	});
});

describe("a mail folder", () => {
	test("keeps messages across a restart, until they are cleared", async () => {
		const dataDir = await mkdtemp(join(tmpdir(), "mail-stand-in-"));
		await mail.stop();
		mail = await startMailStandIn({ dataDir });
		await send({ to: "a@example.test", subject: "Kept" });
		await mail.stop();
		mail = await startMailStandIn({ dataDir });
		expect(mail.controls.latestTo("a@example.test")).toMatchObject({ subject: "Kept" });
		await mail.controls.clear();
		expect(await readdir(dataDir)).toEqual([]);
		await rm(dataDir, { recursive: true });
	});
});
