import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestApp } from "@learnin/server/platform/testing/test-app";
import { expect, test } from "vitest";
import { checkDrill } from "./check-drill.ts";
import { newestArchived } from "./write-ahead-log.ts";

test("a lost answer, and a drill in which nothing happened, are faults", async () => {
	const app = await createTestApp();
	const acknowledged = new Map([
		["before", 1],
		["after", 2],
	]);
	const log = { sent: new Set(acknowledged.keys()), acknowledged, failed: [], ms: [] };
	const checked = await checkDrill(app, log, 1);
	expect(checked.faults).toEqual([
		"1 acknowledged answers are lost",
		"nothing was learned from",
		"the books are empty",
	]);
	expect(checked).toMatchObject({ kept: 0, others: { acknowledged: 1, gone: 1 } });
	const none = await checkDrill(app, { ...log, acknowledged: new Map() }, 1);
	expect(none.faults).toContain("no answer was acknowledged, so nothing was tried");
	await app.stop();
});

test("the end of an archive is the end of its newest complete segment", async () => {
	const archive = await mkdtemp(path.join(tmpdir(), "learnin-archive-"));
	expect(await newestArchived(archive)).toBeUndefined();
	for (const name of [
		"0000000100000000000000FF",
		"000000010000000100000002",
		"000000010000000100000003.part",
		"000000010000000100000001.00000028.backup",
	])
		await writeFile(path.join(archive, name), "");
	expect(await newestArchived(archive)).toBe(2n ** 32n + 3n * 2n ** 24n);
	await rm(archive, { recursive: true });
});
