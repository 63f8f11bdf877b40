import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api/api-client.ts";
import { UploadQueue } from "./upload-queue.ts";

type Send = ConstructorParameters<typeof UploadQueue>[0]["send"];
interface Sent {
	name: string;
	signal: AbortSignal;
	onProgress: (part: number) => void;
	answer: (result: Awaited<ReturnType<Send>>) => void;
	fail: (error: unknown) => void;
}

let sent: Sent[];
let renewals: number;
let queue: UploadQueue;
beforeEach(() => {
	sent = [];
	renewals = 0;
	const send: Send = (file, { signal, onProgress }) =>
		new Promise((answer, fail) => {
			sent.push({ name: file.name, signal, onProgress, answer, fail });
		});
	queue = new UploadQueue({ send, onStored: () => void (renewals += 1) });
});

const files = (...names: string[]) => names.map((name) => new File(["x"], name));
const image = {
	id: "0".repeat(64),
	src: `/images/${"0".repeat(64)}.webp`,
	width: 1,
	height: 1,
	name: "a",
	alt: "",
	created_by_name: null,
	created_at: "2026-11-21T12:00:00Z",
	questions: 0,
	is_used: false,
};
const stored = { outcome: "stored", is_new: true, image } as const;
const kinds = () => queue.list().map(({ state }) => state.kind);
/** Lets pending promises settle. */
const settled = async () => {
	for (let step = 0; step < 10; step += 1) await Promise.resolve();
};

describe("a queue of uploads", () => {
	it("sends three at the same time, the next when one ends, and reloads the gallery once at the end", async () => {
		queue.add(files("a", "b", "c", "d"));
		expect(kinds()).toEqual(["sending", "sending", "sending", "waiting"]);
		sent[1]?.answer(stored);
		await settled();
		expect(sent.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
		expect(kinds()).toEqual(["sending", "stored", "sending", "sending"]);
		for (const each of sent) each.answer(stored);
		await settled();
		expect([kinds(), renewals]).toEqual([["stored", "stored", "stored", "stored"], 1]);
	});

	it("reports the progress of each", () => {
		queue.add(files("a"));
		sent[0]?.onProgress(0.5);
		expect(queue.list()[0]?.state).toEqual({ kind: "sending", part: 0.5 });
	});

	it("reports why one was refused, and offers a retry only if it may help", async () => {
		queue.add(files("a", "b", "c"));
		sent[0]?.answer({ outcome: "refused", name: "a", reason: "svg" });
		sent[1]?.answer({ outcome: "refused", name: "b", reason: "not_stored" });
		sent[2]?.fail(new ApiError({ code: "network", status: 0, fields: {}, text: "No line" }));
		await settled();
		expect(kinds()).toEqual(["refused", "failed", "failed"]);
		expect(queue.list()[2]?.state).toEqual({ kind: "failed", text: "No line" });
		expect(renewals).toBe(0);
		queue.retry(queue.list()[2]?.id ?? 0);
		sent[3]?.answer(stored);
		await settled();
		expect([kinds(), renewals]).toEqual([["refused", "failed", "stored"], 1]);
		queue.clear();
		expect(queue.list()).toEqual([]);
	});

	it("aborts one that is removed from the list, and continues with the others", async () => {
		queue.add(files("a", "b", "c", "d"));
		queue.remove(queue.list()[0]?.id ?? 0);
		expect(sent[0]?.signal.aborted).toBe(true);
		sent[0]?.fail(sent[0].signal.reason);
		await settled();
		expect(kinds()).toEqual(["sending", "sending", "sending"]);
		queue.stop();
		expect([sent.every(({ signal }) => signal.aborted), queue.list()]).toEqual([true, []]);
	});
});
