import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { moneyText } from "../payments/index.ts";
import { draftsQuery, type FoundMoney, sendMoneyBack } from "./onboarding.api.ts";

/** Money that arrived for an expired order: it pays for the children, or is sent back. */
export function WalletMoney({ wallets }: { wallets: readonly FoundMoney[] }) {
	const [said, setSaid] = useState<string | null>(null);
	if (wallets.length === 0 && said === null) return null;
	return (
		<Card title="Money in your wallet">
			<div className="grid gap-4">
				{wallets.map((wallet) => (
					<OneWallet key={wallet.currency} wallet={wallet} onSaid={setSaid} />
				))}
				{said !== null && (
					<div role="status">
						<Note kind="correct" title={said} />
					</div>
				)}
			</div>
		</Card>
	);
}

interface OneWalletProps {
	wallet: FoundMoney;
	onSaid: (text: string) => void;
}

function OneWallet({ wallet: { currency, amount, is_asked_back }, onSaid }: OneWalletProps) {
	const sendBack = useAction(
		async () => {
			const { returned, requested } = await sendMoneyBack(currency);
			// Said outside: the wallet may be gone from the list when this has been read again.
			if (returned > 0) onSaid(`We’re refunding ${moneyText(returned, currency)} to your card.`);
			else if (requested > 0) onSaid(`We’ll refund ${moneyText(requested, currency)} and email you.`);
		},
		{
			reloads: [draftsQuery],
			onError: shownHere,
		},
	);
	return (
		<div className="grid gap-3">
			<p className="num text-3xl font-extrabold">{moneyText(amount, currency)}</p>
			<p className="text-ink-2">
				{is_asked_back
					? "You asked for a refund. We’ll send it and email you. Until then, you can still pay with this money."
					: "This payment arrived after its order was closed, so we kept it for you. Use it to pay for your children, or get a refund."}
			</p>
			{sendBack.error !== null && (
				<div role="alert">
					<Note kind="problem" title="The refund didn’t go through">
						<p>{textOf(sendBack.error)}</p>
					</Note>
				</div>
			)}
			{!is_asked_back && (
				<Button
					variant="line"
					className="justify-self-start"
					busy={sendBack.isPending}
					onClick={() => sendBack.run()}
				>
					Get a refund
				</Button>
			)}
		</div>
	);
}
