/**
 * The emails of sign-in, in the reader's language. The embedded backend sends them, and `npm run auth-emails` writes them
 * as templates for Supabase. Each has a link to our own page, where one button goes on, and beside it a code.
 */
import type { Locale } from "../languages/locales.ts";

export const authEmailKinds = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
  "reauthentication",
] as const;
export type AuthEmailKind = (typeof authEmailKinds)[number];

type AuthEmail = {
  subject: string;
  opening: string;
  /** The opening for an account that has no address yet. */
  firstOpening?: string;
  /** For whoever did not ask for it. It ends before the address of our contact page. */
  notYours?: string;
};
export type AuthEmailTexts = Record<AuthEmailKind, AuthEmail> & {
  open: string;
  /** Before the code. */
  code: string;
  expires: string;
  ignore: string;
};

/** What the link tells our page, as `verifyOtp` wants it. A reauthentication has only a code. */
export const verificationTypes: Record<AuthEmailKind, string | undefined> = {
  signup: "email",
  invite: "invite",
  magiclink: "email",
  recovery: "recovery",
  email_change: "email_change",
  reauthentication: undefined,
};

export const authEmails: Record<Locale, AuthEmailTexts> = {
  en: {
    signup: {
      subject: "Confirm your e-mail address",
      opening: "Welcome. Confirm your e-mail address to finish.",
    },
    invite: {
      subject: "You have been invited",
      opening: "You have been invited to open an account with us.",
    },
    magiclink: {
      subject: "Your sign-in code",
      opening: "Here is the link and the code you asked for to sign in.",
    },
    recovery: {
      subject: "Choose a new password",
      opening: "Here is the link and the code to choose a new password.",
    },
    email_change: {
      subject: "Confirm the new e-mail address of your account",
      opening:
        "Somebody who is signed in to your account asked to change its e-mail address from {{ .Email }} to {{ .NewEmail }}. Open the link only if that was you. Once both addresses are confirmed, you sign in with the new one, and enquiries that were sent with it belong to your account.",
      firstOpening:
        "Somebody asked to use {{ .NewEmail }} as the address of an account with us. Open the link only if that was you. Enquiries that were sent with this address then belong to that account, and its earlier sign-ins end.",
      notYours: "If you did not ask for this, do not open the link, give nobody the code, and tell us:",
    },
    reauthentication: {
      subject: "Your confirmation code",
      opening: "Enter this code to confirm that it is you.",
    },
    open: "Continue on our site",
    code: "Or enter this code on the page where you asked for it:",
    expires: "Link and code work once, for one hour.",
    ignore:
      "If you did not ask for this, you can ignore this e-mail. Never tell anybody the code: we will not ask for it.",
  },
  th: {
    signup: { subject: "ยืนยันอีเมลของคุณ", opening: "ยินดีต้อนรับ โปรดยืนยันอีเมลเพื่อให้เสร็จสมบูรณ์" },
    invite: { subject: "คุณได้รับคำเชิญ", opening: "เราขอเชิญคุณเปิดบัญชีกับเรา" },
    magiclink: { subject: "รหัสเข้าสู่ระบบของคุณ", opening: "นี่คือลิงก์และรหัสสำหรับเข้าสู่ระบบที่คุณขอไว้" },
    recovery: { subject: "ตั้งรหัสผ่านใหม่", opening: "นี่คือลิงก์และรหัสสำหรับตั้งรหัสผ่านใหม่" },
    email_change: {
      subject: "ยืนยันอีเมลใหม่ของบัญชีคุณ",
      opening:
        "มีผู้ที่เข้าสู่ระบบบัญชีของคุณขอเปลี่ยนอีเมลของบัญชีจาก {{ .Email }} เป็น {{ .NewEmail }} โปรดเปิดลิงก์เฉพาะเมื่อคุณเป็นผู้ขอเท่านั้น เมื่อยืนยันครบทั้งสองอีเมลแล้ว คุณจะเข้าสู่ระบบด้วยอีเมลใหม่ และข้อความสอบถามที่ส่งมาด้วยอีเมลใหม่จะเป็นของบัญชีคุณ",
      firstOpening:
        "มีผู้ขอใช้ {{ .NewEmail }} เป็นอีเมลของบัญชีในเว็บไซต์ของเรา โปรดเปิดลิงก์เฉพาะเมื่อคุณเป็นผู้ขอเท่านั้น ข้อความสอบถามที่ส่งมาด้วยอีเมลนี้จะเป็นของบัญชีนั้น และการเข้าสู่ระบบก่อนหน้านี้จะสิ้นสุดลง",
      notYours: "หากคุณไม่ได้ขอ อย่าเปิดลิงก์ อย่าบอกรหัสแก่ผู้ใด และโปรดแจ้งเราที่",
    },
    reauthentication: { subject: "รหัสยืนยันของคุณ", opening: "กรอกรหัสนี้เพื่อยืนยันว่าเป็นคุณ" },
    open: "ดำเนินการต่อในเว็บไซต์",
    code: "หรือกรอกรหัสนี้ในหน้าที่คุณขอรหัส:",
    expires: "ลิงก์และรหัสใช้ได้ครั้งเดียว ภายในหนึ่งชั่วโมง",
    ignore: "หากคุณไม่ได้ขอ ไม่ต้องทำอะไร และอย่าบอกรหัสแก่ผู้ใด เราจะไม่ถามรหัสนี้จากคุณ",
  },
  zh: {
    signup: { subject: "请确认您的邮箱", opening: "欢迎。请确认您的邮箱地址，完成注册。" },
    invite: { subject: "您收到一份邀请", opening: "我们邀请您开通账户。" },
    magiclink: { subject: "您的登录验证码", opening: "这是您请求的登录链接和验证码。" },
    recovery: { subject: "设置新密码", opening: "这是用于设置新密码的链接和验证码。" },
    email_change: {
      subject: "请确认您账户的新邮箱",
      opening:
        "有人登录了您的账户，并请求把账户邮箱从 {{ .Email }} 改为 {{ .NewEmail }}。只有在您本人提出请求时，才打开链接。两个邮箱都确认后，您将用新邮箱登录，用新邮箱提交的咨询也将归入您的账户。",
      firstOpening:
        "有人请求把 {{ .NewEmail }} 用作本站一个账户的邮箱。只有在您本人提出请求时，才打开链接。确认后，用此邮箱提交的咨询将归入该账户，此前的登录将失效。",
      notYours: "如果不是您本人请求，请不要打开链接，不要把验证码告诉任何人，并告知我们：",
    },
    reauthentication: { subject: "您的验证码", opening: "请输入此验证码，确认是您本人操作。" },
    open: "前往网站继续",
    code: "或在您请求验证码的页面输入：",
    expires: "链接和验证码只能使用一次，一小时内有效。",
    ignore: "如果不是您本人请求，请忽略此邮件。请勿把验证码告诉任何人，我们也不会向您索要。",
  },
  ru: {
    signup: {
      subject: "Подтвердите адрес почты",
      opening: "Добро пожаловать. Подтвердите адрес, чтобы закончить.",
    },
    invite: { subject: "Вас пригласили", opening: "Приглашаем вас открыть у нас личный кабинет." },
    magiclink: { subject: "Код для входа", opening: "Вот ссылка и код для входа, которые вы запросили." },
    recovery: { subject: "Новый пароль", opening: "Вот ссылка и код, чтобы задать новый пароль." },
    email_change: {
      subject: "Подтвердите новый адрес почты вашего кабинета",
      opening:
        "Кто-то вошёл в ваш личный кабинет и просит сменить его адрес почты с {{ .Email }} на {{ .NewEmail }}. Открывайте ссылку, только если это были вы. Когда оба адреса будут подтверждены, вы будете входить с новым, а обращения, отправленные с него, перейдут в ваш кабинет.",
      firstOpening:
        "Кто-то просит сделать {{ .NewEmail }} адресом личного кабинета на нашем сайте. Открывайте ссылку, только если это были вы. Обращения, отправленные с этого адреса, перейдут в этот кабинет, а прежние входы в него завершатся.",
      notYours: "Если вы этого не запрашивали, не открывайте ссылку, никому не сообщайте код и напишите нам:",
    },
    reauthentication: {
      subject: "Код подтверждения",
      opening: "Введите этот код, чтобы подтвердить, что это вы.",
    },
    open: "Продолжить на сайте",
    code: "Или введите этот код на странице, где вы его запросили:",
    expires: "Ссылка и код действуют один раз, в течение часа.",
    ignore:
      "Если вы ничего не запрашивали, не обращайте внимания на это письмо. Никому не сообщайте код: мы его не спрашиваем.",
  },
  de: {
    signup: {
      subject: "Bestätigen Sie Ihre E-Mail-Adresse",
      opening: "Willkommen. Bestätigen Sie Ihre Adresse, dann ist Ihr Konto bereit.",
    },
    invite: { subject: "Sie sind eingeladen", opening: "Wir laden Sie ein, ein Konto bei uns zu eröffnen." },
    magiclink: { subject: "Ihr Anmeldecode", opening: "Hier sind der Link und der Code für Ihre Anmeldung." },
    recovery: {
      subject: "Neues Passwort wählen",
      opening: "Hier sind der Link und der Code, um ein neues Passwort zu wählen.",
    },
    email_change: {
      subject: "Bestätigen Sie die neue E-Mail-Adresse Ihres Kontos",
      opening:
        "Jemand, der in Ihrem Konto angemeldet ist, möchte dessen E-Mail-Adresse von {{ .Email }} in {{ .NewEmail }} ändern. Öffnen Sie den Link nur, wenn Sie das waren. Sind beide Adressen bestätigt, melden Sie sich mit der neuen an, und Anfragen, die mit ihr gesendet wurden, gehören zu Ihrem Konto.",
      firstOpening:
        "Jemand möchte {{ .NewEmail }} als Adresse eines Kontos bei uns verwenden. Öffnen Sie den Link nur, wenn Sie das waren. Anfragen, die mit dieser Adresse gesendet wurden, gehören dann zu diesem Konto, und seine früheren Anmeldungen enden.",
      notYours:
        "Wenn Sie das nicht angefordert haben, öffnen Sie den Link nicht, nennen Sie niemandem den Code und sagen Sie uns Bescheid:",
    },
    reauthentication: {
      subject: "Ihr Bestätigungscode",
      opening: "Geben Sie diesen Code ein, um zu bestätigen, dass Sie es sind.",
    },
    open: "Auf unserer Website fortfahren",
    code: "Oder geben Sie diesen Code auf der Seite ein, auf der Sie ihn angefordert haben:",
    expires: "Link und Code gelten nur einmal und eine Stunde lang.",
    ignore:
      "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail. Nennen Sie niemandem den Code, wir fragen nie danach.",
  },
  fr: {
    signup: {
      subject: "Confirmez votre adresse e-mail",
      opening: "Bienvenue. Confirmez votre adresse pour terminer.",
    },
    invite: { subject: "Vous êtes invité", opening: "Nous vous invitons à ouvrir un compte chez nous." },
    magiclink: {
      subject: "Votre code de connexion",
      opening: "Voici le lien et le code que vous avez demandés pour vous connecter.",
    },
    recovery: {
      subject: "Choisissez un nouveau mot de passe",
      opening: "Voici le lien et le code pour choisir un nouveau mot de passe.",
    },
    email_change: {
      subject: "Confirmez la nouvelle adresse e-mail de votre compte",
      opening:
        "Une personne connectée à votre compte demande à remplacer son adresse e-mail {{ .Email }} par {{ .NewEmail }}. N’ouvrez le lien que si c’était vous. Une fois les deux adresses confirmées, vous vous connectez avec la nouvelle, et les demandes envoyées avec elle appartiennent à votre compte.",
      firstOpening:
        "Une personne demande à utiliser {{ .NewEmail }} comme adresse d’un compte de notre site. N’ouvrez le lien que si c’était vous. Les demandes envoyées avec cette adresse appartiendront alors à ce compte, et ses connexions précédentes prennent fin.",
      notYours:
        "Si vous n’avez rien demandé, n’ouvrez pas le lien, ne donnez le code à personne et prévenez-nous :",
    },
    reauthentication: {
      subject: "Votre code de confirmation",
      opening: "Saisissez ce code pour confirmer que c’est bien vous.",
    },
    open: "Continuer sur notre site",
    code: "Ou saisissez ce code sur la page où vous l’avez demandé :",
    expires: "Le lien et le code ne servent qu’une fois et sont valables une heure.",
    ignore:
      "Si vous n’avez rien demandé, ignorez cet e-mail. Ne donnez ce code à personne : nous ne le demandons jamais.",
  },
};
