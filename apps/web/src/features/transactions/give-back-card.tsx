import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { REFUND_TERMS_PATH } from "@learnin/domain/payments/terms-path";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newClientKey } from "../../platform/client-key.ts";
import { dayText } from "../../platform/time-words.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { money } from "./transaction-words.ts";
import type { Receipt } from "./transactions.api.ts";
import { giveOrderBack, receiptQuery } from "./transactions.api.ts";

type GiveBack = NonNullable<Receipt["give_back"]>;

/** Gives an unused order back, or says why that cannot be done here. Nothing once it went back: the receipt says so. */
export function GiveBackCard({ orderId, receipt }: { orderId: string; receipt: Receipt }) {
	const { give_back: back } = receipt;
	if (back === null || back.answer === "given_back") return null;
	return (
		<Card title="Changed your mind?" className="receipt-back">
			<p className="text-ink-2">{wordsOf(back, receipt)}</p>
			{back.answer === "may" && <GiveBackButton orderId={orderId} receipt={receipt} back={back} />}
			<p className="text-ink-3 text-sm">
				<a className="link" href={REFUND_TERMS_PATH} target="_blank" rel="noreferrer">
					Our refund rule
					<span className="sr"> (opens in a new tab)</span>
				</a>
			</p>
		</Card>
	);
}

function wordsOf({ answer, until, destination }: GiveBack, { purpose }: Receipt): string {
	const isLoad = purpose === "wallet_load";
	switch (answer) {
		case "may":
			return destination === "provider"
				? `Until ${dayText(until)} you get all of it back to the card you paid with, as long as it is unused.`
				: `Until ${dayText(until)} you get all of it back into your wallet, as long as it is unused.`;
		case "too_late":
			return `The ${GIVE_BACK_DAYS} days for giving it back ended on ${dayText(until)}. If something went wrong, please write to us.`;
		case "used":
			return isLoad
				? "A part of this money has been spent, so it cannot go back by itself. Please write to us."
				: "A child has practiced in these days, so they cannot go back by themselves. Please write to us.";
		case "disputed":
			return "A bank is looking into a dispute about this payment. Until that is decided, it cannot go back.";
		case "under_way":
			return "Your refund is on its way.";
		case "by_hand":
			return "Only a person can send this money back. Please write to us.";
		case "given_back":
			return "";
	}
}

interface GiveBackButtonProps {
	orderId: string;
	receipt: Receipt;
	back: GiveBack;
}

function GiveBackButton({ orderId, receipt, back }: GiveBackButtonProps) {
	const client = useQueryClient();
	const [isAsking, setIsAsking] = useState(false);
	// One for this page: pressed again, it is the same refund.
	const [client_key] = useState(newClientKey);
	const give = () =>
		giveOrderBack(client, { order_id: orderId, client_key }).catch((error: unknown) => {
			// What stands here is no longer true.
			void client.invalidateQueries({ queryKey: receiptQuery(orderId).queryKey });
			throw error;
		});
	const amount = money(receipt.total_amount, receipt.currency);
	return (
		<>
			<Button variant="line" onClick={() => setIsAsking(true)}>
				Get {amount} back
			</Button>
			{isAsking && (
				<ConfirmDialog
					title={`Get ${amount} back?`}
					confirmLabel="Get it back"
					onConfirm={give}
					onClose={() => setIsAsking(false)}
				>
					<p>
						{back.destination === "provider"
							? "The money goes back to the card you paid with. It can take up to ten days until you see it."
							: "The money is in your wallet at once."}
					</p>
					{receipt.purpose !== "wallet_load" && (
						<p>The days that it paid for end now. Your children and what they did stay.</p>
					)}
				</ConfirmDialog>
			)}
		</>
	);
}
