import type { RefundDestination } from "@learnin/contract/routes/operations.contract";
import { toMinor } from "@learnin/domain/pricing/money";
import { useState } from "react";
import { newClientKey } from "../../../platform/api/client-key.ts";
import type { FormErrors } from "../../../platform/api/form-errors.ts";
import type { PaymentDetails, RefundWish } from "../operations.api.ts";

/** The choices so far. */
export interface RefundDraft {
	chosen: readonly string[];
	toggle: (line_id: string) => void;
	names: string[];
	amountText: string;
	setAmountText: (text: string) => void;
	/** In major units; null if unreadable. */
	amount: number | null;
	destination: RefundDestination;
	setDestination: (destination: RefundDestination) => void;
	reason: string;
	setReason: (reason: string) => void;
	/** What is wrong with it, by field. */
	problems: FormErrors["fields"];
	/** The request to send. */
	wish: RefundWish;
}

/** Everything is selected at first: all children, or all that is left. */
export function useRefundDraft({ lines, refundable, destinations }: PaymentDetails): RefundDraft {
	const open = lines.filter(({ is_refunded }) => !is_refunded);
	const [chosen, setChosen] = useState(() => open.map(({ id }) => id));
	const [amountText, setAmountText] = useState(refundable.toFixed(2));
	const [destination, setDestination] = useState<RefundDestination>(destinations[0] ?? "provider");
	const [reason, setReason] = useState("");
	const [client_key] = useState(newClientKey);
	const ofLines = lines.length > 0;
	const wanted = open.filter(({ id }) => chosen.includes(id));
	const amount = ofLines ? wanted.reduce((sum, line) => sum + line.amount, 0) : readAmount(amountText);
	const what = ofLines ? { line_ids: wanted.map(({ id }) => id) } : { amount: amount ?? 0 };
	return {
		chosen,
		toggle: (id) =>
			setChosen((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
		names: wanted.map(({ name }) => name).filter((name) => name !== ""),
		amountText,
		setAmountText,
		amount,
		destination,
		setDestination,
		reason,
		setReason,
		problems: findProblems({ ofLines, amount, refundable, reason }),
		wish: { ...what, destination, reason, client_key },
	};
}

interface Chosen {
	ofLines: boolean;
	amount: number | null;
	refundable: number;
	reason: string;
}

function findProblems({ ofLines, amount, refundable, reason }: Chosen): FormErrors["fields"] {
	return {
		...(ofLines && amount === 0 && { lines: "Please choose at least one child." }),
		...(!ofLines &&
			(amount === null || amount <= 0 || amount > refundable) && {
				amount: "Enter an amount up to the remaining balance, with at most two decimal places.",
			}),
		...(reason.trim().length < 3 && { reason: "Please say in a few words why." }),
	};
}

function readAmount(text: string): number | null {
	const amount = Number(text.trim().replaceAll(",", ""));
	return text.trim() === "" || toMinor(amount) === null ? null : amount;
}
