import { useSearchParams } from "react-router";
import { paths } from "../../paths/paths.ts";
import { MessagePage } from "../../ui/messages/message-page.tsx";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { TaskFrame } from "../../ui/task-frame.tsx";
import { WalletPill } from "../../ui/people/wallet-pill.tsx";
import { useProfile } from "../profile/index.ts";
import { OrderPayment } from "./order-payment.tsx";
import { RenewalPage } from "./renewal-form.tsx";
import { WhoPays } from "./who-pays.tsx";

/** /student/invitation/payment: a parent pays an order or more days; a student sees who pays. */
export function InvitationPaymentPage() {
	const profile = useProfile();
	const { user_type } = profile;
	const [query] = useSearchParams();
	const orderId = query.get("order");
	if (user_type === "STUDENT") {
		return (
			<TaskFrame title="Who pays" back={{ to: paths.studentDashboard, label: "Dashboard" }}>
				<WhoPays />
			</TaskFrame>
		);
	}
	if (user_type !== "PARENT") return <NotForYou />;
	return (
		<TaskFrame
			title={orderId === null ? "Add days" : "Payment"}
			lead={
				orderId === null
					? "New days start when your current ones end. Nothing renews automatically."
					: "One payment for everything listed here. Nothing renews automatically."
			}
			back={{ to: paths.parentDashboard, label: "Dashboard" }}
			ofRole={<WalletPill to={paths.loadWallet} {...profile} />}
		>
			{orderId === null ? <RenewalPage /> : <OrderPayment orderId={orderId} />}
		</TaskFrame>
	);
}

function NotForYou() {
	return (
		<MessagePage
			title="This page is for families"
			tile={{ kind: "leaf", color: "mint", soft: true }}
			actions={
				<ButtonLink variant="primary" size="lg" to={paths.adminDashboard} reloadDocument>
					Dashboard
				</ButtonLink>
			}
		>
			<p>Parents pay here for their children.</p>
		</MessagePage>
	);
}
