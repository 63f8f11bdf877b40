import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { problemSetLog } from "@learnin/domain/mastery/testing/problem-set-world";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(path.join(os.tmpdir(), "learnin-learning-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[path.join(import.meta.dirname, "learning.ts"), ...args],
		{ encoding: "utf8" },
	);
	return { status, stdout, stderr };
}

function fileOf(text: string): string {
	const file = path.join(folder, "log.csv");
	writeFileSync(file, text);
	return file;
}

test("replays a log and measures it, deterministically for a seed", () => {
	const rows = problemSetLog(2, { learners: 40 }).map((answer) =>
		[
			answer.learner,
			answer.skills.join(";"),
			answer.item,
			answer.is_right ? 1 : 0,
			answer.at_ms,
			Math.round(answer.duration_ms ?? 0),
			answer.hints,
			answer.wrong_tries + 1,
		].join(","),
	);
	const header = "learner,skill,item,correct,time,duration_ms,hints,tries";
	const file = fileOf([header, ...rows].join("\n"));
	const { status, stdout, stderr } = run("replay", file, "--by", "learner", "--seed", "7");
	expect(stderr).toBe("");
	expect(status).toBe(0);
	expect(stdout).toMatch(/^\d+ answers of 40 learners, by learner, seed 7$/m);
	for (const name of ["first 1000", "all", "held-out learners"])
		expect(stdout).toMatch(new RegExp(String.raw`^${name} +\d+( +0\.\d{4}){6}$`, "m"));
	expect(stdout).toMatch(/^\d+\.\d microseconds per answer/m);
	const figuresOf = (text: string) => text.replace(/^.*microseconds.*$/m, "");
	expect(figuresOf(run("replay", file, "--by", "learner", "--seed", "7").stdout)).toBe(figuresOf(stdout));
});

test("places simulated children, by world", () => {
	const { status, stdout, stderr } = run("placement", "--children", "2", "--seed", "3");
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(/^2 children of each world, .* seed 3$/m);
	for (const world of ["school years", "logistic", "gaps", "scattered"])
		expect(stdout).toMatch(
			new RegExp(String.raw`^${world}( +\d+\.\d ± \d+\.\d %){3} +\d+\.\d +\d+ % +\d+\.\d$`, "m"),
		);
});

test("simulated children practice, by world and grade", () => {
	const { status, stdout, stderr } = run("planning", "--children", "2", "--seed", "3");
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(/^2 children of each world and grade, seed 3$/m);
	expect(
		stdout.match(/^[a-z ]+[357]( +\d+ {2}\d\.\d\d ± \d\.\d\d {2}\d\.\d\d){4} +\d\.\d\d ± \d\.\d\d$/gm),
	).toHaveLength(30);
});

test("finds planted wrong procedures, by world", () => {
	const { status, stdout, stderr } = run("detective", "--children", "2", "--seed", "3");
	expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	expect(stdout).toMatch(/^2 children of each world .* seed 3$/m);
	expect(
		stdout.match(/^(sure|mixed|struggling|hurried) +\d+ +\d+\.\d % +\d+\.\d( +\d+\.\d %){2}$/gm),
	).toHaveLength(4);
});

test.each([
	["no column", "learner,skill,correct\na,b,1", /lacks the columns item/],
	["no answer", "learner,skill,item,correct\n", /has no answers/],
	["another word for right", "learner,skill,item,correct\na,b,c,yes", /Line 2 of the log: correct is "yes"/],
	["no learner", "learner,skill,item,correct\na,b,c,1\n,b,c,1", /Line 3 of the log: learner is empty/],
	["a row that is cut off", "learner,skill,item,correct\na,b", /cannot be read as CSV/],
	["too few learners", "learner,skill,item,correct\na,b,c,1", /at least 5 are needed/],
])("refuses a log with %s with a message", (_, text, expected) => {
	const { status, stdout, stderr } = run("replay", fileOf(text));
	expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
	expect(stderr).toMatch(expected);
	expect(stderr).not.toMatch(/^\s+at /m);
});

test.each([
	[],
	["replay"],
	["replay", "a", "b"],
	["replay", "a", "--by", "item"],
	["replay", "a", "--seed", "x"],
	["replay", "a", "--children", "2"],
	["placement", "a"],
	["placement", "--most", "3"],
])("prints its usage for wrong arguments: %s %s %s", (...args) => {
	expect(run(...args).stderr).toMatch(/^npm run learning -- replay FILE\.csv/);
});

test("names a missing file", () => {
	expect(run("replay", path.join(folder, "missing.csv")).stderr).toMatch(/missing\.csv cannot be read/);
});
