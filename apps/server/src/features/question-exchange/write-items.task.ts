import type { ExportFormat } from "@learnin/contract/routes/question-exchange.contract";
import { type BankItem, writeItem, type WrittenText } from "./write-items.ts";

/** What a format makes of each of these questions. */
export default function writeItems({
	format,
	items,
}: {
	format: ExportFormat;
	items: readonly BankItem[];
}): WrittenText[] {
	return items.map((item) => writeItem(format, item));
}
