import type { ExportFormat } from "@learnin/contract/routes/bank/question-exchange.contract";
import { type BankItem, writeItem, type WrittenText } from "./write-items.ts";

/** Each of these questions in a format. */
export default function writeItems({
	format,
	items,
}: {
	format: ExportFormat;
	items: readonly BankItem[];
}): WrittenText[] {
	return items.map((item) => writeItem(format, item));
}
