import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error.ts";
import type { ClientErrorCode } from "../../../platform/api/api-error.ts";
import { Outbox } from "./outbox.ts";
import type { Graded, Outcome } from "./outbox.ts";
import type { UnsentAnswer } from "./unsent-answers.ts";
import { UnsentAnswers } from "./unsent-answers.ts";

class Shelf {
	readonly entries = new Map<string, string>();
	get length() {
		return this.entries.size;
	}
	key(at: number) {
		return [...this.entries.keys()][at] ?? null;
	}
	getItem(key: string) {
		return this.entries.get(key) ?? null;
	}
	setItem(key: string, value: string) {
		this.entries.set(key, value);
	}
	removeItem(key: string) {
		this.entries.delete(key);
	}
}

const keyOf = (n: number) => `0191d1a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
function answer(n: number): UnsentAnswer {
	const body = {
		client_key: keyOf(n),
		answer: { question_type: "FILL_ONE" as const, text: String(n) },
		time_to_first_ms: 1,
		active_ms: 1,
		client_time: "2026-11-21T10:00:00Z",
	};
	return { session_id: "s", question_id: `q${n}`, number: n, title: "Set", body };
}
const failure = (code: ClientErrorCode, status: number) =>
	new ApiError({ code, status, fields: {}, text: code });

/** A server that counts each client key once, over a connection that can fail before or after a request arrives. */
class Server {
	readonly counted: string[] = [];
	isUp = true;
	losesAnswers = false;
	readonly send = ({ body }: UnsentAnswer): Promise<Graded> => {
		if (!this.isUp) return Promise.reject(failure("network", 0));
		if (!this.counted.includes(body.client_key)) this.counted.push(body.client_key);
		if (this.losesAnswers) return Promise.reject(failure("network", 0));
		return Promise.resolve({ feedback: { verdict: "correct" } } as Graded);
	};
}

function tab(shelf: Shelf, send: (answer: UnsentAnswer) => Promise<Graded>, lock = takeTurns()) {
	const answers = new UnsentAnswers("sam", shelf);
	const outcomes: [number, Outcome["type"]][] = [];
	const outbox = new Outbox({
		answers,
		send,
		exclusively: lock,
	});
	outbox.listen(({ number }, { type }) => outcomes.push([number, type]));
	return { answers, outbox, outcomes };
}

/** One after another, as with the browser's locks. */
function takeTurns() {
	let last = Promise.resolve();
	return (run: () => Promise<void>) => {
		last = last.then(run, run);
		return last;
	};
}

describe("answers kept on the device", () => {
	test("stay in order, separate for each account, across tabs", () => {
		const shelf = new Shelf();
		const [one, two] = [new UnsentAnswers("sam", shelf), new UnsentAnswers("sam", shelf)];
		one.add(answer(1), 100);
		two.add(answer(2), 101);
		one.add(answer(3), 102);
		one.add(answer(4), 102);
		new UnsentAnswers("maya", shelf).add(answer(9), 50);
		expect(two.all().map(({ number }) => number)).toEqual([1, 2, 3, 4]);
		one.remove(keyOf(2));
		expect(two.all().map(({ number }) => number)).toEqual([1, 3, 4]);
	});
	test("stay in memory if storage fails, and corrupt entries are skipped", () => {
		const full = new Shelf();
		full.setItem = () => {
			throw new Error("full");
		};
		full.entries.set("learnin-unsent:sam:000", "{");
		const answers = new UnsentAnswers("sam", full);
		answers.add(answer(1), 1);
		expect(answers.all()).toEqual([answer(1)]);
		answers.remove(keyOf(1));
		expect(answers.all()).toEqual([]);
	});
});

describe("sending", () => {
	test("goes in order and stops when the connection fails", async () => {
		const server = new Server();
		const { answers, outbox, outcomes } = tab(new Shelf(), server.send);
		server.isUp = false;
		answers.add(answer(1), 1);
		await outbox.flush();
		answers.add(answer(2), 2);
		await outbox.flush();
		expect(outcomes).toEqual([
			[1, "waiting"],
			[1, "waiting"],
		]);
		server.isUp = true;
		await outbox.flush();
		expect(outcomes.slice(2)).toEqual([
			[1, "graded"],
			[2, "graded"],
		]);
		expect(server.counted).toEqual([keyOf(1), keyOf(2)]);
		expect(answers.all()).toEqual([]);
	});
	test.each([
		["question_finished", 409, "refused"],
		["not_found", 404, "refused"],
		["enrolment_needed", 403, "refused"],
		["invalid_request", 400, "refused"],
		["unexpected", 200, "refused"],
		["session_ended", 401, "waiting"],
		["too_many_requests", 429, "waiting"],
		["internal_error", 500, "waiting"],
		["unavailable", 503, "waiting"],
		["network", 0, "waiting"],
	] as const)("%s (%i) is %s", async (code, status, type) => {
		const { answers, outbox, outcomes } = tab(new Shelf(), () => Promise.reject(failure(code, status)));
		answers.add(answer(1), 1);
		await outbox.flush();
		expect(outcomes).toEqual([[1, type]]);
		expect(answers.all().length).toBe(type === "waiting" ? 1 : 0);
	});
	test("a refused answer does not block the next", async () => {
		const send = (sent: UnsentAnswer) =>
			sent.number === 1
				? Promise.reject(failure("question_finished", 409))
				: Promise.resolve({ feedback: { verdict: "correct" } } as Graded);
		const { answers, outbox, outcomes } = tab(new Shelf(), send);
		answers.add(answer(1), 1);
		answers.add(answer(2), 2);
		await outbox.flush();
		expect(outcomes).toEqual([
			[1, "refused"],
			[2, "graded"],
		]);
	});
	test("an answer given while another is being sent follows right after it", async () => {
		const server = new Server();
		const { answers, outbox, outcomes } = tab(new Shelf(), server.send);
		answers.add(answer(1), 1);
		const first = outbox.flush();
		answers.add(answer(2), 2);
		await Promise.all([first, outbox.flush()]);
		expect(outcomes.map(([number]) => number)).toEqual([1, 2]);
	});
	test("whatever the connection does, in one tab or two: each answer counts once, in order, and none is lost", async () => {
		const step = fc.constantFrom("answer", "cut", "mend", "lose", "hear", "reload", "flush", "other tab");
		await fc.assert(
			fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
				const [shelf, server, lock] = [new Shelf(), new Server(), takeTurns()];
				const open = () => tab(shelf, server.send, lock);
				let [one, two] = [open(), open()];
				let given = 0;
				for (const each of steps) {
					if (each === "answer") {
						given += 1;
						one.answers.add(answer(given), given);
						await one.outbox.flush();
					}
					if (each === "cut" || each === "mend") server.isUp = each === "mend";
					if (each === "lose" || each === "hear") server.losesAnswers = each === "lose";
					if (each === "reload") one = open();
					if (each === "flush") await Promise.all([one.outbox.flush(), two.outbox.flush()]);
					if (each === "other tab") [one, two] = [two, one];
				}
				server.isUp = true;
				server.losesAnswers = false;
				await Promise.all([one.outbox.flush(), two.outbox.flush()]);
				expect(server.counted).toEqual(Array.from({ length: given }, (_, at) => keyOf(at + 1)));
				expect(one.answers.all()).toEqual([]);
			}),
		);
	});
});
