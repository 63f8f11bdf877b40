import { languageOfAccount } from "../../platform/languages/say.ts";
import { defineTask } from "../../platform/workers/task.ts";
import type { Workers } from "../../platform/workers/workers.ts";
import type { Receipt } from "./receipt.ts";
import type work from "./receipt-pdf.task.ts";

const task = defineTask<typeof work>(import.meta.resolve("./receipt-pdf.task.ts"), {
	lane: "long",
	most_ms: 15_000,
	most_bytes: 5_000_000,
});

/** The receipt as a PDF, drawn off the main thread, in the account's language. */
export function drawReceipt(
	workers: Workers,
	receipt: Receipt,
	account: { language: string | null },
): Promise<Uint8Array> {
	return workers.run(task, { receipt, language: languageOfAccount(account) });
}
