export { sendNotificationMail } from "./notification-mail.ts";
export { notificationsRoutes } from "./notifications.routes.ts";
export { notify, notifyGuardians, notifyGuardiansTogether, type NotifyContext } from "./notify.ts";
export {
	deleteOldNotifications,
	deleteUnread,
	selectUnreadCount,
	updateNotificationsAnswered,
} from "./notifications.queries.ts";
