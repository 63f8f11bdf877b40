import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatCount } from "../../../platform/format-count.ts";
import { Tabs } from "../../../ui/lists/tabs.tsx";
import { Disagreements } from "./disagreements.tsx";
import { disagreementsQuery } from "../operations.api.ts";
import { Payments } from "./payments.tsx";
import { Proofs } from "./proofs.tsx";
import { StripeMoney } from "./stripe-money.tsx";
import { WaitingOrders } from "./waiting-orders.tsx";

const moneyTabs = ["disagreements", "payments", "waiting", "stripe", "proofs"] as const;

/** Payments and checks: for super-admins when money is not where it should be. */
export function MoneyChecks() {
	const [search, setSearch] = useSearchParams();
	const tab = moneyTabs.find((each) => each === search.get("tab")) ?? "disagreements";
	const open = useInfiniteQuery(disagreementsQuery("open")).data?.pages[0]?.open_count;
	return (
		<div className="ops-money">
			<Tabs
				label="Money checks"
				tabs={[
					{
						id: "disagreements",
						label: (
							<>
								Needs a look
								{open !== undefined && <span className="num text-ink-3">{formatCount(open)}</span>}
							</>
						),
					},
					{ id: "payments", label: "Payments" },
					{ id: "waiting", label: "Confirming" },
					{ id: "stripe", label: "Stripe" },
					{ id: "proofs", label: "Proofs" },
				]}
				selected={tab}
				onSelect={(id) => setSearch(id === "disagreements" ? {} : { tab: id }, { replace: true })}
			>
				{tab === "disagreements" && <Disagreements />}
				{tab === "payments" && <Payments />}
				{tab === "waiting" && <WaitingOrders />}
				{tab === "stripe" && <StripeMoney />}
				{tab === "proofs" && <Proofs />}
			</Tabs>
		</div>
	);
}
