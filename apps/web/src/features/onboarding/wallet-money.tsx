import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
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
	const client = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const sendBack = async () => {
		setIsBusy(true);
		setProblem(null);
		try {
			const { returned, requested } = await sendMoneyBack(currency);
			if (returned > 0) onSaid(`We are refunding ${moneyText(returned, currency)} to your card.`);
			else if (requested > 0) onSaid(`We will refund ${moneyText(requested, currency)} and email you.`);
		} catch (error) {
			setProblem(textOf(error));
		} finally {
			setIsBusy(false);
			await client.invalidateQueries(draftsQuery);
		}
	};
	return (
		<div className="grid gap-3">
			<p className="num text-3xl font-extrabold">{moneyText(amount, currency)}</p>
			<p className="text-ink-2">
				{is_asked_back
					? "You asked for a refund. We will send it and email you. Until then, you can still pay with this money."
					: "This payment arrived after its order was closed, so we kept it for you. Use it to pay for your children, or get a refund."}
			</p>
			{problem !== null && (
				<div role="alert">
					<Note kind="problem" title="The refund did not go through">
						<p>{problem}</p>
					</Note>
				</div>
			)}
			{!is_asked_back && (
				<Button variant="line" className="justify-self-start" busy={isBusy} onClick={() => void sendBack()}>
					Get a refund
				</Button>
			)}
		</div>
	);
}
