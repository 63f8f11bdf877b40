import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { REFUND_TERMS_PATH } from "@learnin/domain/payments/terms-path";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { newClientKey } from "../../platform/api/client-key.ts";
import { dayText } from "../../platform/time/time-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { money } from "./transaction-words.ts";
import type { Receipt } from "./transactions.api.ts";
import { giveOrderBack, receiptQuery } from "./transactions.api.ts";

type GiveBack = NonNullable<Receipt["give_back"]>;

/** Refunds an unused order, or says why that is not possible here. Hidden after the refund: the receipt shows it. */
export function GiveBackCard({ orderId, receipt }: { orderId: string; receipt: Receipt }) {
	const { give_back: back } = receipt;
	if (back === null || back.answer === "given_back") return null;
	return (
		<Card title={titleOf(back)} className="receipt-back">
			<p className="text-ink-2">{wordsOf(back, receipt)}</p>
			{back.answer === "may" && <GiveBackButton orderId={orderId} receipt={receipt} back={back} />}
			<p className="text-ink-3 text-sm">
				<a className="link tap-line" href={REFUND_TERMS_PATH} target="_blank" rel="noreferrer">
					Refund policy
					<span className="sr"> (opens in a new tab)</span>
				</a>
			</p>
		</Card>
	);
}

function titleOf({ answer }: GiveBack): string {
	if (answer === "may") return "Changed your mind?";
	return answer === "under_way" ? "Your refund is on its way" : "Refunds";
}

function wordsOf({ answer, until, destination }: GiveBack, { purpose }: Receipt): string {
	const isLoad = purpose === "wallet_load";
	switch (answer) {
		case "may":
			return destination === "provider"
				? `If nothing has been used, you can get a full refund to your card until ${dayText(until)}.`
				: `If nothing has been used, you can get a full refund to your wallet until ${dayText(until)}.`;
		case "too_late":
			return `The ${GIVE_BACK_DAYS}-day refund window closed on ${dayText(until)}. If something went wrong, reply to your receipt email.`;
		case "used":
			return isLoad
				? "You’ve spent part of this money, so you can no longer get a refund here. If you need help, reply to your receipt email."
				: "Your child has already practiced on these days, so you can no longer get a refund here. If you need help, reply to your receipt email.";
		case "disputed":
			return "This payment is disputed at your bank. It can’t be refunded until the bank decides.";
		case "under_way":
			return "Card refunds can take up to 10 days to show up on your statement.";
		case "by_hand":
			return "To get this money back, reply to your receipt email.";
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
	// One per page: pressed again, it is the same refund.
	const [client_key] = useState(newClientKey);
	const give = () =>
		giveOrderBack(client, { order_id: orderId, client_key }).catch((error: unknown) => {
			// The displayed state is outdated.
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
							? "We’ll refund the card you paid with. It can take up to 10 days to show up on your statement."
							: "The money goes to your wallet right away."}
					</p>
					{receipt.purpose !== "wallet_load" && (
						<p>The practice days it paid for end now. Your children’s accounts and work stay.</p>
					)}
				</ConfirmDialog>
			)}
		</>
	);
}
