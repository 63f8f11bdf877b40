import path from "node:path";
import { ensureWebIsBuilt } from "@learnin/local/ensure-web-is-built";
import { expect, test } from "vitest";
import { submittedAnswers } from "./answers/submitted-answers.ts";

/** Starts a database and two servers, on a machine that may run other checks. */
const patienceMs = 240_000;

test("the bench of answers has no refused request", { timeout: patienceMs }, async () => {
	const checkout = path.join(import.meta.dirname, "..");
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	const { table, over } = await submittedAnswers({
		windowMs: 400,
		warmUpMs: 200,
		rounds: 1,
		connections: [1, 8],
		judgesFigures: false,
	});
	expect(over).toEqual([]);
	expect(table).toMatch(/^ +8 +[0-9]+/m);
});
