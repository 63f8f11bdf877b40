import {
	CalendarClock,
	CircleCheck,
	Compass,
	FilePen,
	Flag,
	Flame,
	Gift,
	LifeBuoy,
	Landmark,
	ListChecks,
	Mail,
	PiggyBank,
	ShieldCheck,
	Smile,
	Target,
	Trophy,
	Undo2,
	Wallet,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { isOtherDocument, paths } from "../../paths/paths.ts";
import { exactText, notificationTimeText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { classNames } from "../../ui/class-names.ts";
import { usePreferences, useProfile } from "../profile/index.ts";
import type { Notification } from "./notifications.api.ts";
import "./notifications.css";

interface Look {
	icon: LucideIcon;
	color: string;
	/** The label of the link to its page, and the page if the notification names none. */
	page?: { to?: string; words: string };
}

type Kind = Notification["kind"];

const looks: Record<Kind, Look> = {
	goal_reached: { icon: Target, color: "gold" },
	streak_milestone: { icon: Flame, color: "gold" },
	own_streak: { icon: Flame, color: "gold" },
	skill_mastered: { icon: Trophy, color: "mint", page: { words: "See the answers" } },
	own_mastery: { icon: Trophy, color: "mint" },
	skill_stuck: { icon: LifeBuoy, color: "lilac", page: { words: "See the answers" } },
	placement_finished: { icon: Compass, color: "sky", page: { words: "See the starting point" } },
	weekly_digest: { icon: Mail, color: "sky" },
	payment_received: { icon: Wallet, color: "sky" },
	refund: { icon: Undo2, color: "sky" },
	dispute: { icon: Landmark, color: "coral" },
	renewal_due: {
		icon: CalendarClock,
		color: "coral",
		page: { to: paths.invitationPayment, words: "Add days" },
	},
	invitation_accepted: { icon: CircleCheck, color: "mint" },
	consent_changed: { icon: ShieldCheck, color: "lilac" },
	daily_reward: { icon: PiggyBank, color: "gold", page: { to: paths.rewards, words: "Rewards" } },
	reward_asked: { icon: Gift, color: "lilac", page: { to: paths.rewards, words: "See the request" } },
	reward_news: { icon: Gift, color: "gold" },
	report_resolved: { icon: Flag, color: "gold" },
	review_given: { icon: ListChecks, color: "sky", page: { words: "Review" } },
	own_question_decided: { icon: FilePen, color: "lilac", page: { words: "See" } },
};

/** In calm mode days are not counted; coming back still deserves a message. */
const quietText = "You keep coming back to practice. Well done!";
const quietLook: Look = { icon: Smile, color: "mint" };

interface NotificationListProps {
	notifications: readonly Notification[];
	/** Marked as new although they count as read: they were new when the list was opened. */
	fresh?: ReadonlySet<string>;
	onLeave?: () => void;
}

export function NotificationList({ notifications, fresh, onLeave }: NotificationListProps) {
	const now = useNow();
	return (
		<ul className="notes">
			{notifications.map((each) => (
				<NotificationRow
					key={each.id}
					notification={each}
					isNew={!each.is_read || fresh?.has(each.id) === true}
					now={now}
					onLeave={onLeave}
				/>
			))}
		</ul>
	);
}

interface NotificationRowProps {
	notification: Notification;
	isNew: boolean;
	now: Date;
	onLeave: (() => void) | undefined;
}

function NotificationRow({ notification, isNew, now, onLeave }: NotificationRowProps) {
	const { id, happened_at, parts } = notification;
	const { isCalm } = usePreferences();
	const { time_zone: ownZone } = useProfile();
	const time_zone = notification.time_zone ?? ownZone;
	const isQuiet = (kind: Kind) => isCalm && kind === "own_streak";
	const { icon: Icon, color } = isQuiet(notification.kind) ? quietLook : looks[notification.kind];
	const isBundle = parts.length > 1;
	return (
		<li className={classNames("note-row", isNew && "is-new")} data-notification={id}>
			<span className={classNames("note-icon", color)} aria-hidden="true">
				<Icon />
			</span>
			<div>
				{isBundle ? (
					<ul className="note-parts">
						{parts.map((part) => (
							<li key={part.id} className="note-text">
								{isQuiet(part.kind) ? quietText : part.description} <WayOn part={part} onLeave={onLeave} />
							</li>
						))}
					</ul>
				) : (
					<p className="note-text">{isQuiet(notification.kind) ? quietText : notification.description}</p>
				)}
				<p className="note-foot">
					{isNew && <span className="note-new">New</span>}
					<time dateTime={happened_at} title={exactText(happened_at, time_zone)}>
						{notificationTimeText(happened_at, now, time_zone)}
					</time>
					{!isBundle && <WayOn part={notification} onLeave={onLeave} />}
				</p>
			</div>
		</li>
	);
}

interface WayOnProps {
	part: Pick<Notification, "kind" | "page">;
	onLeave: (() => void) | undefined;
}

/** The link to its page, for kinds that have one. */
function WayOn({ part, onLeave }: WayOnProps) {
	const { page } = looks[part.kind];
	const to = part.page ?? page?.to;
	if (!page || to === undefined) return null;
	return (
		<Link
			className="link tap-line"
			to={to}
			// Payment pages need a full load.
			reloadDocument={isOtherDocument(to)}
			onClick={onLeave}
		>
			{page.words}
		</Link>
	);
}
