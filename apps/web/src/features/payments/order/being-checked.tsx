import type { Order } from "@learnin/contract/schemas/order.schema";
import { useEffect, useEffectEvent, useState } from "react";
import { Note } from "../../../ui/messages/note.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { tellWithin } from "../provider/press.ts";
import { follow } from "../provider/settle.ts";

interface BeingCheckedProps {
	order: Order;
	onPaid: () => void;
	/** Decided, and not paid: the page can be used again. */
	onUnpaid: () => void;
}

/** A payment started earlier, perhaps in another tab: nothing may change or be paid twice until it is decided. */
export function BeingChecked({ order, onPaid, onUnpaid }: BeingCheckedProps) {
	const [isLate, setIsLate] = useState(false);
	const tell = useEffectEvent((kind: string) => (kind === "paid" ? onPaid() : onUnpaid()));
	useEffect(() => {
		const gone = new AbortController();
		const late = setTimeout(() => setIsLate(true), tellWithin);
		follow(order.id, gone.signal)
			.then(({ kind }) => tell(kind))
			.catch(() => undefined);
		return () => {
			clearTimeout(late);
			gone.abort();
		};
	}, [order.id]);
	return (
		<div role="status" className="grid gap-4">
			<Note kind="info" title="We’re checking your payment">
				<p>
					{isLate
						? "We’re still waiting for the payment provider to confirm. Please don’t pay again. This page updates as soon as we know, and we’ll email you."
						: "This takes a moment. Please don’t pay again. This page updates on its own."}
				</p>
			</Note>
			<Spinner label="Checking" />
		</div>
	);
}
