import type { Order } from "@learnin/contract/schemas/order.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { paths } from "../../paths/paths.ts";
import { rememberPaid } from "../../platform/just-paid.ts";
import { textOf } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PageTitle } from "../../ui/page-title.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ThemeToggle } from "../../ui/buttons/theme-toggle.tsx";
import { BeingChecked, useEarlierPayment } from "../payments/index.ts";
import { signOut, useProfile } from "../profile/index.ts";
import { draftOf } from "./child-draft.ts";
import { draftsQuery, saveChildren } from "./onboarding.api.ts";
import { PayIn } from "./pay-in.tsx";
import { RegistrationForm } from "./registration-form.tsx";
import type { RegistrationTask } from "./use-registration.ts";
import { WalletMoney } from "./wallet-money.tsx";
import "../../styles/register.css";

const registration: RegistrationTask = {
	save: saveChildren,
	draftsKey: draftsQuery.queryKey,
	submitLabel: "Complete Registration",
	returnPathOf: (orderId) => `${paths.successPayment}?order=${orderId}`,
	// A full load removes the provider's script from this document.
	onPaid: goToDashboard,
	// Leads to the dashboard, or back here with the order's status.
	onClosed: () => location.assign(paths.parentDashboard),
};

/** /register: a new parent enters the children and pays for them. */
export function RegisterPage() {
	const { email } = useProfile();
	return (
		<div className="register-page">
			<header className="flex items-center gap-2 px-4 py-3 sm:px-6">
				<Logo />
				<span className="text-ink-3 ms-auto truncate text-sm max-sm:hidden">{email}</span>
				<span className="ms-auto sm:ms-0">
					<ThemeToggle />
				</span>
				<Button variant="ghost" onClick={() => void signOut().then(() => location.assign(paths.home))}>
					Logout
				</Button>
			</header>
			<main id="main" className="register-main">
				<PageTitle lead="You’ll see everything your children practice.">Add your children</PageTitle>
				<Content />
			</main>
		</div>
	);
}

function Content() {
	const client = useQueryClient();
	const { data, error, refetch, isFetching } = useQuery(draftsQuery);
	useEarlierPayment(data?.order, ({ id, state }) => {
		if (state === "paid") goToDashboard(id);
		else void client.invalidateQueries(draftsQuery);
	});
	if (data?.order?.state === "awaiting_provider") return <BeingConfirmed order={data.order} />;
	if (data) {
		const { students, order, price, wallets } = data;
		return (
			<div className="grid gap-5">
				<WalletMoney wallets={wallets} />
				<RegistrationForm initial={students.map(draftOf)} order={order} price={price} task={registration}>
					<PayIn />
				</RegistrationForm>
			</div>
		);
	}
	if (!error) return <Spinner label="Loading your children" />;
	return (
		<div className="card" role="alert">
			<EmptyState
				title={textOf(error)}
				hint="What you entered before is saved."
				tile={{ kind: "half", color: "coral", soft: true }}
				action={
					<Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
						Try again
					</Button>
				}
			/>
		</div>
	);
}

/** A payment started earlier, perhaps in another tab: nothing may change or be paid twice. */
function BeingConfirmed({ order }: { order: Order }) {
	const client = useQueryClient();
	return (
		<BeingChecked
			order={order}
			onPaid={() => goToDashboard(order.id)}
			onUnpaid={() => void client.invalidateQueries(draftsQuery)}
		/>
	);
}

/** It confirms what was paid. */
function goToDashboard(paidOrderId: string): void {
	rememberPaid(paidOrderId);
	location.assign(paths.parentDashboard);
}
