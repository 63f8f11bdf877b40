/** The page that an email's unsubscribe link opens; a button there ends the emails. */
export const UNSUBSCRIBE_PATH = "/unsubscribe";
