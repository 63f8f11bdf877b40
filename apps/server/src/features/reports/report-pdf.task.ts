import type { StudentReport } from "@learnin/contract/routes/practice/reports.contract";
import type { LanguageCode } from "@learnin/domain/texts/languages";
import { say } from "../../platform/languages/say.ts";
import { reportPdf } from "./report-pdf.ts";

/** The report as a PDF, in the reader's language. */
export default async function drawReport({
	report,
	language,
}: {
	report: StudentReport;
	language: LanguageCode;
}): Promise<Uint8Array> {
	const pieces: Uint8Array[] = [];
	for await (const piece of reportPdf(report, (text) => say(language, text))) pieces.push(piece);
	return Buffer.concat(pieces);
}
