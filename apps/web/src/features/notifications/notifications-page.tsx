import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LoadMore } from "../../ui/lists/load-more.tsx";
import { NotificationList } from "./notification-list.tsx";
import { notificationsQuery } from "./notifications.api.ts";
import { MarkRead } from "./notifications-panel.tsx";
import { NotificationsSkeleton } from "./notifications-skeleton.tsx";
import { SwitchesCard } from "./switches-card.tsx";

/** The switches below them are the reason to open this page. */
const AT_FIRST = 5;

/** /settings/notifications and /student/notifications: the notifications, and below them the switches. */
export function NotificationsPage() {
	return (
		<div className="grid max-w-3xl gap-6">
			<AllNotifications />
			<SwitchesCard />
		</div>
	);
}

function AllNotifications() {
	const [isWhole, setIsWhole] = useState(false);
	const query = useInfiniteQuery(notificationsQuery);
	const notifications = query.data?.pages.flatMap((page) => page.notifications);
	if (!notifications) {
		if (!query.error) {
			return (
				<Card title="Latest">
					<NotificationsSkeleton />
				</Card>
			);
		}
		return (
			<Card title="Latest">
				<EmptyState
					title="No notifications to show"
					heading="h3"
					action={
						<Button variant="line" busy={query.isFetching} onClick={() => void query.refetch()}>
							Try again
						</Button>
					}
				/>
			</Card>
		);
	}
	if (notifications.length === 0) {
		return (
			<Card title="Latest">
				<EmptyState title="No notifications to show" heading="h3" />
			</Card>
		);
	}
	return (
		<Card title="Latest" actions={<MarkRead notifications={notifications} />}>
			<NotificationList notifications={isWhole ? notifications : notifications.slice(0, AT_FIRST)} />
			{notifications.length > AT_FIRST && (
				<Button variant="line" className="mt-4" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
					{isWhole ? "Show fewer" : "Show earlier ones"}
				</Button>
			)}
			{isWhole && (query.hasNextPage || (query.data?.pages.length ?? 0) > 1) && (
				<LoadMore shown={notifications.length} thing="notification" query={query} />
			)}
		</Card>
	);
}
