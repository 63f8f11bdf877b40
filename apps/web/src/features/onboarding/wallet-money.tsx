import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { textOf } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/note.tsx";
import { moneyText } from "../payments/index.ts";
import { draftsQuery, type FoundMoney, sendMoneyBack } from "./onboarding.api.ts";

/** Money that came for an order which was given up: it pays for the children, or goes back. */
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
			if (returned > 0) onSaid(`${moneyText(returned, currency)} is on its way back to your card.`);
			else if (requested > 0) onSaid(`We will send ${moneyText(requested, currency)} back and email you.`);
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
					? "You have asked for this money back. We will send it and email you; until then you can still pay with it."
					: "This payment came after its order was closed, so we kept it for you. You can pay for your children with it, or have it sent back to where it came from."}
			</p>
			{problem !== null && (
				<div role="alert">
					<Note kind="problem" title="It was not sent back">
						<p>{problem}</p>
					</Note>
				</div>
			)}
			{!is_asked_back && (
				<Button variant="line" className="justify-self-start" busy={isBusy} onClick={() => void sendBack()}>
					Send it back
				</Button>
			)}
		</div>
	);
}
