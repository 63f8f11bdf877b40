import { Link } from "react-router";
import { adminPaths } from "../../../paths/admin-paths.ts";
import { paths } from "../../../paths/paths.ts";
import { formatCount } from "../../../platform/format-count.ts";
import { Card } from "../../../ui/card.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { SuperadminDashboard } from "../people.api.ts";

export interface WaitingCardProps {
	orders: SuperadminDashboard["waiting_orders"];
	invitations: number;
}

const confirming = `${paths.operations}?tab=waiting`;
const failed = `${adminPaths.parents}?state=payment_failed`;
const invited = `${adminPaths.students}?state=invited`;

/** What waits for someone to act. */
export function WaitingCard({ orders, invitations }: WaitingCardProps) {
	const rows: readonly { name: string; count: number; to: string }[] = [
		{ name: "Payments that failed", count: orders.failed, to: failed },
		{ name: "Payments waiting for the parent", count: orders.needs_action, to: confirming },
		{ name: "Payments the provider hasn’t confirmed", count: orders.awaiting_provider, to: confirming },
		{ name: "Open invitations", count: invitations, to: invited },
	];
	return (
		<Card title="Waiting" className="grow">
			<dl className="superadmin-rows">
				{rows.map(({ name, count, to }) => (
					<div key={name}>
						<dt>
							<Link to={to}>{name}</Link>
						</dt>
						<dd className={classNames("num", count === 0 && "text-ink-3")}>{formatCount(count)}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
