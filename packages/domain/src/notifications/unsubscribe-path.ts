/** The page that a mail's own link opens; what ends the mails is a press there. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";
