import { CalendarClock, CircleCheck, Flag, Gift, PiggyBank, ShieldCheck, Undo2, Wallet } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { exactText, whenText } from "../../platform/time-words.ts";
import { useNow } from "../../platform/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { Notification } from "./notifications.api.ts";
import "./notifications.css";

interface Look {
	icon: LucideIcon;
	color: string;
	/** Where something can be done about it. */
	page?: { to: string; words: string };
}

const looks: Record<Notification["kind"], Look> = {
	payment_received: { icon: Wallet, color: "sky" },
	refund: { icon: Undo2, color: "sky" },
	renewal_due: {
		icon: CalendarClock,
		color: "coral",
		page: { to: paths.invitationPayment, words: "Add days" },
	},
	invitation_accepted: { icon: CircleCheck, color: "mint" },
	consent_changed: { icon: ShieldCheck, color: "lilac" },
	daily_reward: { icon: PiggyBank, color: "gold", page: { to: paths.rewards, words: "Rewards" } },
	reward_asked: { icon: Gift, color: "lilac", page: { to: paths.rewards, words: "Answer" } },
	reward_news: { icon: Gift, color: "gold" },
	report_resolved: { icon: Flag, color: "gold" },
};

export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
	const now = useNow();
	return (
		<ul className="notes">
			{notifications.map((each) => (
				<NotificationRow key={each.id} notification={each} now={now} />
			))}
		</ul>
	);
}

function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
	const { kind, description, created_at, is_read } = notification;
	const { icon: Icon, color, page } = looks[kind];
	return (
		<li className={classNames("note-row", !is_read && "is-new")}>
			<span className={classNames("note-icon", color)} aria-hidden="true">
				<Icon />
			</span>
			<div>
				<p>
					{!is_read && <span className="sr">New: </span>}
					{description}
				</p>
				<p className="note-foot">
					<time dateTime={created_at} title={exactText(created_at)}>
						{whenText(created_at, now)}
					</time>
					{page && (
						// Entered anew: payment pages have rules of their own.
						<Link className="link tap-line" to={page.to} reloadDocument>
							{page.words}
						</Link>
					)}
				</p>
			</div>
		</li>
	);
}

/** Four rows of the real geometry. */
export function NotificationsSkeleton() {
	return (
		<div role="status" aria-label="Loading notifications">
			{[1, 2, 3, 4].map((row) => (
				<div key={row} className="note-row" aria-hidden="true">
					<Skeleton className="h-9 w-9 rounded-xl" />
					<div className="grid gap-2 py-1">
						<Skeleton className="h-4 w-full rounded" />
						<Skeleton className="h-3 w-28 rounded" />
					</div>
				</div>
			))}
		</div>
	);
}
