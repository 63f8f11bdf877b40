import { formatAmount } from "@learnin/domain/pricing/money";
import { canPrint } from "../../platform/pdf/letters.ts";
import {
	colors,
	drawTitle,
	heading,
	margin,
	openPaper,
	type Paper,
	table,
	text,
	widthOf,
} from "../../platform/pdf/paper.ts";
import type { Receipt } from "./receipt.ts";
import { dayOf, itemsOf, paidAfterRefunds, paidWith, refundsOf } from "./receipt-words.ts";
import type { ItemWords, RefundWords } from "./receipt-words.ts";

const noDays = { from: "", until: "" };

type Say = (text: string) => string;

/** The receipt as a PDF, drawn while it is sent. */
export async function* receiptPdf(receipt: Receipt, say: Say): AsyncGenerator<Uint8Array> {
	const paper = await openPaper({
		say,
		title: `Receipt ${receipt.number}`,
		footer: "This is a one-time payment. It doesn’t renew automatically. Thank you for learning with us.",
	});
	drawTitle(paper, "Receipt");
	text(paper, receipt.number, "ink2", 11);
	paper.moveDown(0.8);
	drawParties(paper, receipt);
	drawPayment(paper, receipt);
	drawItems(paper, receipt);
	drawRefunds(paper, receipt);
	paper.end();
	for await (const piece of paper) yield piece as Uint8Array;
}

/** A name in letters that no font has is left out rather than printed as boxes; the page has it. */
function printable(words: string | null | undefined): string {
	return words && canPrint(words) ? words : "";
}

function drawParties(paper: Paper, { seller, payer, billing_address }: Receipt): void {
	const { y } = paper;
	const width = widthOf(paper) / 2 - 12;
	const from = [seller.name, seller.address, seller.tax_id === null ? "" : `Tax ID: ${seller.tax_id}`];
	const to = [
		payer === null ? "Deleted account" : printable(payer.name),
		payer?.email ?? "",
		...(billing_address ?? "").split("\n").map(printable),
	];
	const ends = [
		drawParty(paper, { title: "Sold by", lines: from, x: margin, y, width }),
		drawParty(paper, { title: "Billed to", lines: to, x: margin + width + 24, y, width }),
	];
	paper.x = margin;
	paper.y = Math.max(...ends) + 10;
}

interface Party {
	title: string;
	lines: readonly string[];
	x: number;
	y: number;
	width: number;
}

/** Returns where it ends. */
function drawParty(paper: Paper, { title, lines, x, y, width }: Party): number {
	paper.font("text").fontSize(8.5).fillColor(colors.ink3).text(title, x, y, { width });
	paper.font("text").fontSize(10).fillColor(colors.ink);
	for (const line of lines.filter((each) => each !== ""))
		paper.text(line, x, paper.y + 1, { width, lineGap: 2 });
	return paper.y;
}

function drawPayment(paper: Paper, receipt: Receipt): void {
	heading(paper, "Payment", 60);
	text(paper, `Date paid: ${dayOf(receipt.paid_at)}`);
	const means = paidWith(receipt);
	text(paper, `Paid with: ${means}`);
	if (receipt.statement !== null) text(paper, `On your bank statement: ${receipt.statement}`);
}

function drawItems(paper: Paper, receipt: Receipt): void {
	const { currency, amount, tax_amount, total_amount } = receipt;
	heading(paper, "Items", 120);
	const totals: ItemWords[] = [
		{ ...noDays, what: "Subtotal", amount: formatAmount(amount, currency) },
		{ ...noDays, what: "Tax", amount: formatAmount(tax_amount, currency) },
		{ ...noDays, what: "Total paid", amount: formatAmount(total_amount, currency) },
	];
	const items = itemsOf(receipt).map((item, at) => ({ ...item, what: whatOf(receipt, item, at) }));
	table(
		paper,
		[
			{ header: "Description", share: 0.42, cell: ({ what }) => what },
			{ header: "From", share: 0.21, cell: ({ from }) => from },
			{ header: "Until", share: 0.21, cell: ({ until }) => until },
			{ header: "Amount", share: 0.16, align: "right", cell: (item) => item.amount },
		],
		[...items, ...totals],
		(row) => row === totals.at(-1),
	);
}

function whatOf({ purpose, line_items }: Receipt, { what }: ItemWords, at: number): string {
	const item = line_items[at];
	if (item === undefined || canPrint(item.name)) return what;
	return purpose === "renewal"
		? `${item.days} more days of Learnin for your child`
		: `${item.days} days of Learnin for your child`;
}

function drawRefunds(paper: Paper, receipt: Receipt): void {
	const { refunds, currency } = receipt;
	if (refunds.length === 0) return;
	const left = formatAmount(paidAfterRefunds(receipt), currency);
	const total: RefundWords = { what: "Total after refunds", date: "", state: "", amount: left };
	heading(paper, "Refunds", 80);
	table(
		paper,
		[
			{ header: "Refund", share: 0.42, cell: ({ what }) => what },
			{ header: "Date", share: 0.21, cell: ({ date }) => date },
			{ header: "Status", share: 0.21, cell: ({ state }) => state },
			{ header: "Amount", share: 0.16, align: "right", cell: ({ amount }) => amount },
		],
		[...refundsOf(receipt), total],
		(row) => row === total,
	);
}
