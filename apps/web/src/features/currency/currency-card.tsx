import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { useAction } from "../../ui/use-action.ts";
import { moneyText, walletQuery } from "../payments/index.ts";
import { profileQuery, useProfile } from "../profile/index.ts";
import { CurrencyChoice } from "./currency-choice.tsx";
import { currencyName } from "./currency-name.ts";
import type { FamilyCurrency } from "./currency.api.ts";
import { currencyQuery, saveCurrency } from "./currency.api.ts";

interface CurrencyCardProps {
	/** Where an open order can be finished or dropped. */
	orderPath: (orderId: string) => string;
}

/** The family's currency in its settings, and how to change it if there is a choice. */
export function CurrencyCard({ orderPath }: CurrencyCardProps) {
	const profile = useProfile();
	const { data } = useQuery(currencyQuery);
	return (
		<Card title="Currency">
			{data && data.offered.length > 1 ? (
				<ChangeCurrency family={data} orderPath={orderPath} />
			) : (
				<>
					<p className="font-semibold">{currencyName(profile.currency)}</p>
					<p className="text-ink-2 mt-1">Your family’s fees and wallet use this currency.</p>
				</>
			)}
		</Card>
	);
}

function ChangeCurrency({ family, orderPath }: CurrencyCardProps & { family: FamilyCurrency }) {
	const { currency, offered, is_locked } = family;
	const [wanted, setWanted] = useState<typeof currency | null>(null);
	const chosen = wanted ?? currency;
	const save = useAction(() => saveCurrency(chosen), {
		done: "Your currency is saved.",
		reloads: [{ queryKey: profileQuery.queryKey }, { queryKey: ["payments"] }, currencyQuery],
		onDone: () => setWanted(null),
	});
	return (
		<div className="grid gap-4">
			<CurrencyChoice
				legend="Your family pays in"
				offered={offered}
				chosen={is_locked ? currency : chosen}
				isDisabled={is_locked || save.isPending}
				onChoose={setWanted}
			/>
			{is_locked ? (
				<WhyLocked orderPath={orderPath} />
			) : (
				<div className="grid justify-items-start gap-3">
					<p className="help">Changing it turns off your children’s daily rewards. You can set them again.</p>
					<Button variant="primary" busy={save.isPending} onClick={() => save.run()}>
						Save currency
					</Button>
				</div>
			)}
		</div>
	);
}

/** Money is never exchanged: explains what must happen before the currency can change. */
function WhyLocked({ orderPath }: CurrencyCardProps) {
	const { data } = useQuery(walletQuery);
	if (data === undefined) return null;
	const { order, wallet_balance, currency } = data;
	if (order !== null) {
		return (
			<Note kind="info" title="A payment isn’t finished yet">
				<p>
					The currency can change after you have{" "}
					<a className="link" href={orderPath(order.id)}>
						finished or canceled it
					</a>
					.
				</p>
			</Note>
		);
	}
	if (wallet_balance > 0) {
		return (
			<Note kind="info" title={`You have ${moneyText(wallet_balance, currency)} in your wallet`}>
				<p>
					We don’t convert wallet money. You can change the currency once the wallet is empty, so use it for
					practice days first.
				</p>
			</Note>
		);
	}
	return (
		<Note kind="info" title="Some money is still on its way">
			<p>
				A payment may still arrive, or a reward is set aside for a child. You can change the currency once
				that’s settled.
			</p>
		</Note>
	);
}
