import type { LanguageCode } from "@learnin/domain/texts/languages";
import { say } from "../../platform/languages/say.ts";
import type { Receipt } from "./receipt.ts";
import { receiptPdf } from "./receipt-pdf.ts";

/** The receipt as a PDF, in the reader's language. */
export default async function drawReceipt({
	receipt,
	language,
}: {
	receipt: Receipt;
	language: LanguageCode;
}): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	for await (const piece of receiptPdf(receipt, (text) => say(language, text))) pieces.push(piece);
	return Buffer.concat(pieces);
}
