import type { SeenPayment } from "@learnin/contract/routes/operations.contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { OpsList } from "../list-states.tsx";
import { familyPaymentsQuery } from "../operations.api.ts";
import { PaymentRow } from "./payments.tsx";
import { RefundDialog } from "./refund-dialog.tsx";
import "../../../ui/lists/dotted-facts.css";
import "../operations.css";

/** One family's payments, each with a refund button. */
export function FamilyPayments({ familyId }: { familyId: string }) {
	const query = useInfiniteQuery(familyPaymentsQuery(familyId));
	const [chosen, setChosen] = useState<SeenPayment | null>(null);
	return (
		<Card title="Payments" className="ops-within">
			<OpsList
				thing="payment"
				rows={query.data?.pages.flatMap(({ payments }) => payments)}
				query={query}
				empty={{
					title: "Nothing was paid yet",
					hint: "This family’s payments appear here, and each can be refunded.",
					tile: { kind: "leaf", color: "sky", soft: true },
				}}
			>
				{(payment) => <PaymentRow isOfOne payment={payment} onRefund={() => setChosen(payment)} />}
			</OpsList>
			{chosen !== null && <RefundDialog payment={chosen} onClose={() => setChosen(null)} />}
		</Card>
	);
}
