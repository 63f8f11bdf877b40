import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { dropOrder } from "../payments/index.ts";
import { type Currency, CurrencyChoice, currencyQuery, saveCurrency } from "../currency/index.ts";
import { draftsQuery } from "./onboarding.api.ts";

/** The currency of a new family, if there is a choice. */
export function PayIn() {
	const client = useQueryClient();
	const { data } = useQuery(currencyQuery);
	/** Set while it is being changed. */
	const [wanted, setWanted] = useState<Currency | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	if (data === undefined || data.offered.length < 2) return null;
	const choose = async (currency: Currency) => {
		setWanted(currency);
		setProblem(null);
		try {
			// An order keeps its currency. Typed text stays on this page.
			const { order } = await client.fetchQuery({ ...draftsQuery, staleTime: 0 });
			if (order !== null) await dropOrder(order.id);
			client.setQueryData(currencyQuery.queryKey, await saveCurrency(currency));
		} catch (error) {
			setProblem(problemText(error));
		} finally {
			// The price changes with it.
			await client.invalidateQueries(draftsQuery);
			setWanted(null);
		}
	};
	return (
		<Card>
			<div className="grid gap-4">
				<CurrencyChoice
					legend="What do you want to pay in?"
					offered={data.offered}
					chosen={wanted ?? data.currency}
					isDisabled={wanted !== null}
					onChoose={(currency) => void choose(currency)}
				/>
				{problem !== null && (
					<div role="alert">
						<Note kind="info" title="This cannot be changed right now">
							<p>{problem}</p>
						</Note>
					</div>
				)}
			</div>
		</Card>
	);
}

function problemText(error: unknown): string {
	if (error instanceof ApiError && error.code === "currency_locked")
		return "A payment you started may still arrive. You can change this order about an hour after you left it, or pay for it as it is.";
	return textOf(error);
}
