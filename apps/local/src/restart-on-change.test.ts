import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restartOnChange } from "./restart-on-change.ts";

let folder: string;
let controller: AbortController;
beforeEach(async () => {
	folder = await mkdtemp(path.join(os.tmpdir(), "learnin-watch-"));
	controller = new AbortController();
});
afterEach(async () => {
	controller.abort();
	await rm(folder, { recursive: true, force: true });
});

const file = (name: string) => path.join(folder, name);
const said = async () =>
	(await readFile(file("said"), "utf8").catch(() => "")).trim().split("\n").filter(Boolean);

/**
 * Records its version, and its end when it is asked to stop; version 2 exits by itself, like one that cannot
 * start.
 */
const program = (version: number) => `
	import { appendFileSync } from "node:fs";
	const say = (text) => appendFileSync(${JSON.stringify(file("said"))}, text + "\\n");
	say("begin ${version}");
	if (${version} === 2) process.exit(1);
	process.on("SIGTERM", () => { say("end ${version}"); process.exit(0); });
	setInterval(() => {}, 1000);`;

test("stops the program gracefully and restarts it when a source changes, also after it failed", async () => {
	const sources = file("sources");
	await mkdir(path.join(sources, "dist"), { recursive: true });
	const main = path.join(sources, "main.mjs");
	await writeFile(main, program(1));
	const watching = restartOnChange({
		program: main,
		folders: [sources],
		log: () => {},
		signal: controller.signal,
	});
	await expect.poll(said).toEqual(["begin 1"]);
	await writeFile(path.join(sources, "dist/built.js"), "1");
	await writeFile(path.join(sources, "some.test.ts"), "1");
	await writeFile(main, program(2));
	await expect.poll(said).toEqual(["begin 1", "end 1", "begin 2"]);
	await writeFile(main, program(3));
	await expect.poll(said).toEqual(["begin 1", "end 1", "begin 2", "begin 3"]);
	controller.abort();
	await watching;
	expect((await said()).at(-1)).toBe("end 3");
});
