import { useLocation } from "react-router";
import { paths } from "../../paths/paths.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";
import { ForgotPasswordPage } from "./forgot-password-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

/** /forgot-password, /reset-password and /confirm-email in one chunk: people who need one often need the next. */
export function MailedLinkPage() {
	const pathname = useLocation().pathname.replace(/\/$/, "");
	if (pathname === paths.forgotPassword) return <ForgotPasswordPage />;
	return pathname === paths.resetPassword ? <ResetPasswordPage /> : <ConfirmEmailPage />;
}
