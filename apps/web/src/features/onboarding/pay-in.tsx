import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../platform/api/api-client.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Card } from "../../ui/card.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { shownHere, useAction } from "../../ui/use-action.ts";
import { dropOrder } from "../payments/index.ts";
import { type Currency, CurrencyChoice, currencyQuery, saveCurrency } from "../currency/index.ts";
import { draftsQuery } from "./onboarding.api.ts";

/** The currency of a new family, if there is a choice. */
export function PayIn() {
	const client = useQueryClient();
	const { data } = useQuery(currencyQuery);
	const choose = useAction(
		async (currency: Currency) => {
			// An order keeps its currency. Typed text stays on this page.
			const { order } = await client.fetchQuery({ ...draftsQuery, staleTime: 0 });
			if (order !== null) await dropOrder(order.id);
			client.setQueryData(currencyQuery.queryKey, await saveCurrency(currency));
		},
		{
			// The price changes with it.
			reloads: [draftsQuery],
			onError: shownHere,
		},
	);
	if (data === undefined || data.offered.length < 2) return null;
	return (
		<Card>
			<div className="grid gap-4">
				<CurrencyChoice
					legend="How would you like to pay?"
					offered={data.offered}
					chosen={choose.pending ?? data.currency}
					isDisabled={choose.isPending}
					onChoose={choose.run}
				/>
				{choose.error !== null && (
					<div role="alert">
						<Note kind="info" title="This can’t be changed right now">
							<p>{problemText(choose.error)}</p>
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
