/** Display names of the categories, in display order. */
export const categoryNames = {
  assistants: 'Assistants',
  business: 'Business',
  creativity: 'Creativity',
  customer_service: 'Customer service',
  data: 'Data and analysis',
  development: 'Software development',
  education: 'Education',
  entertainment: 'Entertainment',
  finance: 'Finance',
  games: 'Games',
  health: 'Health and fitness',
  home: 'Home',
  language: 'Language and translation',
  legal: 'Legal',
  marketing: 'Marketing and sales',
  news: 'News',
  productivity: 'Productivity',
  research: 'Research',
  shopping: 'Shopping',
  social: 'Social',
  travel: 'Travel',
  utilities: 'Utilities',
} as const

export type Category = keyof typeof categoryNames

export const categories = Object.keys(categoryNames) as Category[]
