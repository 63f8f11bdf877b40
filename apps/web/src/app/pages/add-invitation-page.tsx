import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { invitationPaymentPath, paidPath } from "../../paths/more-paths.ts";
import { paths } from "../../paths/paths.ts";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { Tabs } from "../../ui/lists/tabs.tsx";
import { TaskFrame } from "../../ui/task-frame.tsx";
import { WalletPill } from "../../ui/people/wallet-pill.tsx";
import { GuardiansCard } from "../../features/guardians/index.ts";
import {
	additionsQuery,
	draftOf,
	emptyChild,
	RegistrationForm,
	saveAdditions,
} from "../../features/onboarding/index.ts";
import { useProfile } from "../../features/profile/index.ts";
import { OpenOrderNote, useEarlierPayment } from "../../features/payments/index.ts";

const tabs = [
	{ id: "child", label: "Add a child" },
	{ id: "guardian", label: "Second guardian" },
] as const;

/** /add-invitation: a parent adds one more child, or invites a second guardian. */
export function AddInvitationPage() {
	const [query, setQuery] = useSearchParams();
	const profile = useProfile();
	const selected = query.get("for") === "guardian" ? "guardian" : "child";
	return (
		<TaskFrame
			title="Add to your family"
			lead={
				selected === "child"
					? "You’ll see everything your children practice."
					: "Another adult in your family, with their own sign-in."
			}
			back={{ to: paths.parentDashboard, label: "Dashboard" }}
			ofRole={<WalletPill to={paths.loadWallet} {...profile} />}
		>
			<Tabs
				label="Who to add"
				tabs={tabs}
				selected={selected}
				onSelect={(id) => setQuery(id === "guardian" ? { for: "guardian" } : {}, { replace: true })}
			>
				{selected === "child" ? <AddChild /> : <GuardiansCard />}
			</Tabs>
		</TaskFrame>
	);
}

function AddChild() {
	const client = useQueryClient();
	const { data, error, isFetching, refetch } = useQuery(additionsQuery);
	const readAgain = () => void client.invalidateQueries(additionsQuery);
	useEarlierPayment(data?.order, ({ id, state }) =>
		state === "paid" ? location.assign(paidPath(id)) : readAgain(),
	);
	if (!data && error) {
		return <LoadFailed title="This page couldn’t be loaded" query={{ error, isFetching, refetch }} />;
	}
	if (!data) return <Spinner label="Loading" />;
	const { order, students, price } = data;
	if (order && (order.purpose !== "addition" || order.state === "awaiting_provider"))
		return <OpenOrderNote order={order} finishTo={invitationPaymentPath(order.id)} onDropped={readAgain} />;
	return (
		<RegistrationForm
			initial={students.length > 0 ? students.map(draftOf) : [emptyChild()]}
			order={order}
			price={price}
			task={{
				save: saveAdditions,
				draftsKey: additionsQuery.queryKey,
				submitLabel: "Continue to Payment",
				returnPathOf: paidPath,
				// The success page shows the rest.
				stay: 0,
				onPaid: (orderId) => location.assign(paidPath(orderId)),
				onClosed: () => {
					if (order) location.assign(invitationPaymentPath(order.id));
					else readAgain();
				},
			}}
		/>
	);
}
