import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { savedCardsQuery } from "../payments/index.ts";
import { AddCard } from "./add-card-form.tsx";
import { SavedCards } from "./saved-cards.tsx";
import "./payment-methods.css";

/** /settings/payment-methods: the family's cards. */
export function PaymentMethodsPage() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(savedCardsQuery);
	if (!data && error) {
		return <LoadFailed title="Your cards couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Loading />;
	return (
		<div className="pm-page">
			<SavedCards cards={data.payment_methods} />
			<AddCard provider={data.provider} onAdded={() => void client.invalidateQueries(savedCardsQuery)} />
		</div>
	);
}

function Loading() {
	return (
		<div className="pm-page">
			<Card title="Saved cards">
				<div role="status" aria-label="Loading your cards">
					<Skeleton className="h-16 w-full rounded-xl" />
				</div>
			</Card>
		</div>
	);
}
